import type { ReactNode } from 'react';
import { Button } from '../../src/core/button/Button';
import { Card } from '../../src/core/card/Card';
import { Text } from '../../src/core/text/Text';

interface AlternativeCardProps {
  title: string;
  action: string;
  children: ReactNode;
}

/** The second card of a visitor's task: what to do instead. */
export const AlternativeCard = ({ title, action, children }: AlternativeCardProps) => (
  <Card pad="tile">
    <div
      style={{ display: 'flex', gap: 16, alignItems: 'center', justifyContent: 'space-between' }}
    >
      <div>
        <Text strong>{title}</Text>
        {children}
      </div>
      <Button variant="soft" size="small">
        {action}
      </Button>
    </div>
  </Card>
);
