import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ticketIcon } from '../icon/icons';
import { RowList } from '../row-list/RowList';
import { ActionRow } from './ActionRow';

describe('ActionRow', () => {
  it('is one link that says title and hint', () => {
    render(
      <ActionRow href="#/activate" icon={ticketIcon} title="I have a code" hint="From a letter" />,
    );
    expect(screen.getByRole('link', { name: /I have a code\s*From a letter/ })).toHaveAttribute(
      'href',
      '#/activate',
    );
  });

  it('can be a button', async () => {
    const onClick = vi.fn<() => void>();
    render(<ActionRow as="button" icon={ticketIcon} title="Show my key" onClick={onClick} />);
    await userEvent.click(screen.getByRole('button', { name: 'Show my key' }));
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('can hold a control of its own in place of the chevron', () => {
    render(
      <ActionRow
        as="div"
        icon={ticketIcon}
        title="MacBook Air"
        end={<button type="button">Edit MacBook Air</button>}
      />,
    );
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('button', { name: 'Edit MacBook Air' })).toBeInTheDocument();
  });
});

describe('a row that leads nowhere', () => {
  it('has no chevron', () => {
    const { container } = render(<ActionRow as="div" icon={ticketIcon} title="Terms" />);
    expect(container.querySelectorAll('svg')).toHaveLength(1);
  });
});

describe('RowList', () => {
  it('is a list with an item per row, and none for a row that is left out', () => {
    const nothing = false;
    render(
      <RowList label="Ways to get online">
        <ActionRow href="#1" icon={ticketIcon} title="One" />
        {nothing && <ActionRow href="#2" icon={ticketIcon} title="Two" />}
        <ActionRow href="#3" icon={ticketIcon} title="Three" />
      </RowList>,
    );
    const list = screen.getByRole('list', { name: 'Ways to get online' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  });
});
