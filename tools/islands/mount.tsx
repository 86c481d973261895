import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { type Entry, Mark, upEvent } from './marks';
import { keepPageStyles } from './page-styles';

function Up({ onUp, children }: { onUp: () => void; children: ReactNode }) {
  useEffect(onUp, [onUp]);
  return children;
}

/** Returns the server-rendered islands of a name. If there are none, appends a new one to the page. */
function islandsOf(name: string): HTMLElement[] {
  const sent = [...document.querySelectorAll<HTMLElement>(`[${Mark.island}="${name}"]`)];
  if (sent.length > 0) return sent;
  const island = document.createElement('div');
  island.setAttribute(Mark.island, name);
  document.body.append(island);
  return [island];
}

/**
 * Returns whether the browser shows the page in another language. It has then replaced text nodes, which React can neither
 * hydrate nor remove.
 */
const isTranslated = (language: string) => document.documentElement.lang !== language;

/** How often an island is rendered again after an error. */
const mostRedraws = 5;

keepPageStyles();

function mountIn(island: HTMLElement, Part: ComponentType, language: string) {
  const html = island.innerHTML;
  const sentButtons = [...island.querySelectorAll('button')];
  const props = JSON.parse(island.getAttribute(Mark.props) ?? '{}') as object;
  let root: Root;
  let dialog: HTMLDialogElement | null = null;
  let redraws = 0;

  /**
   * Opens the dialog again if it was open: the history entry has the id (inline/dialogs.tsx). That entry still names a
   * dialog that was closed just now.
   */
  const reopen = () => {
    const before = dialog;
    dialog = island.querySelector('dialog');
    if (dialog && !dialog.open && before?.open !== false && (history.state as Entry | null)?.dialog === dialog.id)
      dialog.showModal();
  };
  const onUp = () => {
    island.setAttribute(Mark.state, 'up');
    reopen();
    island.dispatchEvent(new Event(upEvent, { bubbles: true }));
    // If the island was rendered again, the buttons of queued clicks are gone (inline/presses.tsx).
    const buttons = island.querySelectorAll('button');
    sentButtons.splice(0).forEach((sent, index) => {
      if (!sent.isConnected && sent.matches('[aria-busy]')) buttons[index]?.click();
    });
  };
  const content = (
    <Up onUp={onUp}>
      <Part {...props} />
    </Up>
  );
  const options = {
    onRecoverableError(error: unknown) {
      if (!isTranslated(language)) console.error(error);
    },
    onUncaughtError(error: unknown) {
      console.error(error);
      // React is still rendering this root. Unmounts it afterwards.
      queueMicrotask(() => {
        root.unmount();
        if (redraws++ < mostRedraws) {
          // In this task: a press on an empty island would be lost.
          draw(flushSync);
          return;
        }
        // The text and links of the server-rendered HTML work without React. If the island was up, a queued click has been
        // repeated, so its button is no longer busy.
        const wasUp = island.getAttribute(Mark.state) === 'up';
        island.innerHTML = wasUp ? html.replaceAll(' aria-busy="true"', '') : html;
        island.setAttribute(Mark.state, 'stuck');
        island.querySelector('dialog')?.removeAttribute('open');
        reopen();
      });
    },
  };
  /** Renders the island anew, in place of its HTML. It continues with what it has stored, such as the draft of a booking. */
  const draw = (when: (render: () => void) => void) => {
    root = createRoot(island, options);
    when(() => {
      root.render(content);
    });
  };
  /** Replaces the HTML in one step, but not while a button in it is held down: a click needs the same button until release. */
  const drawOver = () => {
    if (island.querySelector('button:active')) setTimeout(drawOver, 50);
    else draw(flushSync);
  };
  if (!html) draw(startTransition);
  else if (isTranslated(language)) drawOver();
  // A transition draws in pieces of a few milliseconds, between which the browser answers presses.
  else
    startTransition(() => {
      root = hydrateRoot(island, content, options);
    });
}

/**
 * Hydrates every island of a name.
 * @param language the language of the server-rendered page
 */
export function mount(name: string, Part: ComponentType, language: string): void {
  for (const island of islandsOf(name)) mountIn(island, Part, language);
}
