import { Component, type ReactNode } from 'react';
import { FailedStart } from '~/features/entry/routes';

/** Catches what nobody expected and helps the person on; ships with the entry, needing no fetch. */
export class Crash extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    return this.state.hasCrashed ? <FailedStart /> : this.props.children;
  }
}
