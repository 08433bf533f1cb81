import type { ReactNode } from 'react';
import { Heading } from '../../src/core/heading/Heading';
import './gallery.css';

/** A page of parts in columns, under one name. */
export const Gallery = ({ title, children }: { title: string; children: ReactNode }) => (
  <main className="sb-gallery">
    <Heading level={1} size="xl">
      {title}
    </Heading>
    <div className="sb-gallery-columns">{children}</div>
  </main>
);
