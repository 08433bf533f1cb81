import { Button, Card, Stack, Text } from '@foyer/ui-kit/core';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface OtherWayProps {
  /** For whom it is: "Already have an account?" */
  title: string;
  hint?: ReactNode;
  /** Where it leads, and what its button says. */
  to: string;
  label: string;
}

/** The second card of a visitor's task: what to do instead. */
export const OtherWay = ({ title, hint, to, label }: OtherWayProps) => (
  <Card pad="tile">
    <Stack row spread gap={12}>
      <div>
        <Text strong>{title}</Text>
        {hint && (
          <Text size="xs" tone="quiet">
            {hint}
          </Text>
        )}
      </div>
      <Button as={RouterLink} to={to} variant="soft" size="small">
        {label}
      </Button>
    </Stack>
  </Card>
);
