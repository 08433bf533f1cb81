import { Component, type ReactNode } from 'react';
import { FailedStart } from '~/features/entry/routes';

/**
 * Catches what nobody expected and helps the person on; ships with the entry, needing no fetch. Going
 * back, or anywhere else, leaves it behind.
 */
export class Crash extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  forget = (): void => this.setState({ hasCrashed: false });

  override componentDidMount() {
    window.addEventListener('hashchange', this.forget);
  }

  override componentWillUnmount() {
    window.removeEventListener('hashchange', this.forget);
  }

  override render() {
    return this.state.hasCrashed ? <FailedStart /> : this.props.children;
  }
}
