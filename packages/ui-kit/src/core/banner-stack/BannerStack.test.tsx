import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Banner } from '../banner/Banner';
import { BannerStack } from './BannerStack';

describe('BannerStack', () => {
  it('shows banners and has no role of its own', () => {
    render(
      <BannerStack>
        <Banner role="alert" title="No answer" />
        <Banner role="status" title="Saved" />
      </BannerStack>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('No answer');
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
