import { Component, type ReactNode } from 'react';
import { FailedStart } from '~/features/entry/routes';
import { noteFailure } from '~/shared/logging/failures';

/**
 * Catches unexpected errors and offers a way on. It ships with the entry, so it needs no fetch. Any
 * navigation closes it.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(thrown: unknown) {
    noteFailure({ thrown });
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
