const encoder = new TextEncoder();

/** CRC-32 of bytes, as zip files have it. */
const crc = (bytes: Uint8Array): number => {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
};

/** Numbers of two or four bytes, the lowest byte first. */
const record = (...fields: readonly (readonly [value: number, bytes: 2 | 4])[]): number[] =>
  fields.flatMap(([value, bytes]) =>
    Array.from({ length: bytes }, (_, place) => (value >>> (8 * place)) & 255),
  );

/** 1 January 2026, 00:00: the same files always give the same zip. */
const DATE = ((2026 - 1980) << 9) | (1 << 5) | 1;
/** Names are UTF-8. */
const UTF8 = 0x800;

/** A zip of files, not compressed. A text is UTF-8. */
export const zipFiles = (files: ReadonlyMap<string, string | Uint8Array>): Blob => {
  const parts: Uint8Array[] = [];
  const list: number[] = [];
  let at = 0;
  for (const [name, content] of files) {
    const path = encoder.encode(name);
    const body = typeof content === 'string' ? encoder.encode(content) : content;
    const common = record(
      [20, 2],
      [UTF8, 2],
      [0, 2],
      [0, 2],
      [DATE, 2],
      [crc(body), 4],
      [body.length, 4],
      [body.length, 4],
      [path.length, 2],
      [0, 2],
    );
    const head = Uint8Array.from([...record([0x04034b50, 4]), ...common, ...path]);
    list.push(
      ...record([0x02014b50, 4], [20, 2]),
      ...common,
      ...record([0, 2], [0, 2], [0, 2], [0, 4], [at, 4]),
      ...path,
    );
    parts.push(head, body);
    at += head.length + body.length;
  }
  const count = files.size;
  const end = record(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [list.length, 4],
    [at, 4],
    [0, 2],
  );
  return new Blob([...parts, Uint8Array.from([...list, ...end])] as BlobPart[], {
    type: 'application/zip',
  });
};
