import { Button, Card, Stack, Text } from '@foyer/ui-kit/core';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface LinkCardProps {
  /** For example "Already have an account?" */
  title: string;
  hint?: ReactNode;
  to: string;
  label: string;
}

/** The card below a visitor's task that leads to another one, for example from logging in to registering. */
export const LinkCard = ({ title, hint, to, label }: LinkCardProps) => (
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
