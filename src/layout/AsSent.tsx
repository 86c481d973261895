import { Component, type ReactNode } from 'react';

interface Sent {
  path: string;
  html: string;
}

let sent: Sent | undefined;

/** Keeps the page as the server sent it; to be called before React takes it over. */
export function keepAsSent() {
  const html = document.getElementById('___gatsby')?.innerHTML;
  if (html) sent = { path: window.location.pathname, html };
}

interface Props {
  children: ReactNode;
}

/**
 * What is left of the site when React fails in a way nobody has foreseen: the page as it was sent, where words, phone
 * numbers, links and dialogs work without React. On a page React itself has gone to, the browser asks for it anew.
 */
export class AsSent extends Component<Props, { hasFailed: boolean }> {
  /** Nobody answers a press that is held for React. */
  static hasFailed = false;
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    AsSent.hasFailed = true;
    if (sent?.path !== window.location.pathname) {
      window.location.reload();
      return;
    }
    // Says so where something waits for the scripts, and offers to try again.
    document.documentElement.dataset.stuck = '';
    for (const dialog of document.querySelectorAll('dialog[open]')) {
      dialog.removeAttribute('open');
      (dialog as HTMLDialogElement).showModal();
    }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <div dangerouslySetInnerHTML={{ __html: sent?.html ?? '' }} />;
  }
}
