import { and, asc, eq, isNull, notExists, or } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { deviceNotices, readNotices } from '../../db/schema/network';
import { isOneSession } from '../buyers/buyerOf';
import { notFound } from '../ServiceError';

/** A row of the table of notices. */
export type NoticeRow = typeof deviceNotices.$inferSelect;

/** The reader of notices: an operator's notices for all devices and for this one. */
export interface NoticeReader {
  customerCode: string;
  /** Null if the device is unknown: then only notices for all devices are shown. */
  mac: string | null;
  /** Who dismisses a notice: the device, else the user. */
  reader: string;
}

const meantFor = ({ customerCode, mac }: NoticeReader) =>
  and(
    eq(deviceNotices.customerCode, customerCode),
    mac ? or(isNull(deviceNotices.mac), eq(deviceNotices.mac, mac)) : isNull(deviceNotices.mac),
  );

/** Notices that the reader has not dismissed, oldest first. */
export const openNotices = (db: Db, reader: NoticeReader): Promise<NoticeRow[]> =>
  db
    .select()
    .from(deviceNotices)
    .where(
      and(
        meantFor(reader),
        notExists(
          db
            .select()
            .from(readNotices)
            .where(
              and(
                eq(readNotices.noticeId, deviceNotices.id),
                eq(readNotices.reader, reader.reader),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(deviceNotices.createdAt));

/**
 * Dismisses a notice for this reader. A session that anybody can start again keeps nothing: its page hides the notice.
 * @param at epoch milliseconds
 * @throws ServiceError `NOT_FOUND` for a notice that is not for this reader
 */
export const dismissNotice = async (
  db: Db,
  reader: NoticeReader,
  id: string,
  at: number,
): Promise<void> => {
  const [notice] = await db
    .select()
    .from(deviceNotices)
    .where(and(eq(deviceNotices.id, id), meantFor(reader)));
  if (!notice) throw notFound('notice');
  if (isOneSession(reader.reader)) return;
  await db
    .insert(readNotices)
    .values({ noticeId: id, reader: reader.reader, readAt: at })
    .onConflictDoNothing();
};
