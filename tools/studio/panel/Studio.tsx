import { useEffect, useRef, useState } from 'react';
import type { ListedPlace, News, Place } from '../api';
import { type Drafts, unsavedViews, type View } from './drafts/drafts';
import { Bar } from './Bar';
import { FieldView } from './field/FieldView';
import { keepDrafts, keptDrafts } from './drafts/kept-drafts';
import { Launch } from './views/Launch';
import { FileView } from './views/FileView';
import { Everything } from './views/lists';
import { MoveView } from './views/MoveView';
import { markPlain, type Spot, spotsIn, watchMarks } from './page/marks';
import { NewEntryView } from './views/NewEntryView';
import { makeRoom } from './page/room';
import type { Pointing } from './page/pointing';
import { server } from './server';
import { PicturesView } from './views/PicturesView';
import { OwnChangesView } from './views/OwnChangesView';
import type { Store } from '../../shared/store';
import { StudioContext } from './studio-context';
import { UndoRedo } from './UndoRedo';
import { Unsaved } from './drafts/Unsaved';
import { WholeFile } from './views/WholeFile';
import { words } from './words';

/** How often the server is asked whether this copy is old, in milliseconds. */
const betweenNews = 10 * 60_000;

/** Returns where a text is written. A computed fact, such as the lowest of several prices, has no place. */
async function placeOf({ source }: Spot): Promise<Place | undefined> {
  if ('file' in source) return { file: source.file, path: source.path };
  const { facts } = await server.choices();
  return facts.find(({ name }) => name === source.fact)?.place;
}

/** The button 'Edit' on every page of a preview, its tools, and the panel. */
export function Studio({
  host,
  pointing,
  spots,
}: {
  host: HTMLElement;
  pointing: Pointing;
  /** The text that was pressed last. */
  spots: Store<Spot | undefined>;
}) {
  const [isOn, setOn] = useState(() => sessionStorage.getItem('studio') === 'on');
  const [view, setView] = useState<View>();
  const [message, setMessage] = useState({ text: '', isError: false });
  const [can, setCan] = useState({ canUndo: false, canRedo: false });
  const [due, setDue] = useState(0);
  const [revision, setRevision] = useState(0);
  const [path, setPath] = useState(location.pathname);
  const [drafts, setDrafts] = useState<Drafts>(keptDrafts);
  const keptBefore = useRef(drafts);
  const [news, setNews] = useState<News>();
  const [busy, setBusy] = useState(false);
  const calling = useRef(false);
  /** The places of the page: a text without a mark is looked up in them. */
  const listed = useRef<ListedPlace[]>([]);
  const pressed = useRef<Element>(undefined);
  const body = useRef<HTMLDivElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);

  const say = (text: string, isError = false) => {
    setMessage({ text, isError });
  };
  const open = (next: View) => {
    say('');
    setView(next);
  };
  const saved = (now?: typeof can) => {
    if (now) setCan({ canUndo: now.canUndo, canRedo: now.canRedo });
    setRevision((count) => count + 1);
  };
  const run = (call: () => Promise<void>) => {
    if (calling.current) return;
    calling.current = true;
    setBusy(true);
    call()
      .catch((error: unknown) => {
        say((error as Error).message, true);
      })
      .finally(() => {
        calling.current = false;
        setBusy(false);
      });
  };
  const isUnsaved = unsavedViews(drafts).length > 0;
  useEffect(() => {
    keepDrafts(keptBefore.current, drafts);
    keptBefore.current = drafts;
  }, [drafts]);
  useEffect(() => {
    if (!isOn) return;
    const ask = () => {
      // Without a server or a connection the bar shows no news, and 'What I have changed' says why.
      server.news().then(setNews, () => undefined);
    };
    ask();
    const timer = setInterval(ask, betweenNews);
    return () => {
      clearInterval(timer);
    };
  }, [isOn, revision]);
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: Event) => {
      event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('beforeunload', ask);
    };
  }, [isUnsaved]);
  useEffect(
    () =>
      spots.subscribe(() => {
        const spot = spots.get();
        if (!spot) return;
        pressed.current = spot.element;
        placeOf(spot).then(
          (place) => {
            setMessage({ text: '', isError: false });
            const near = spotsIn(spot.element).flatMap(({ source }) => ('fact' in source ? source.fact : []));
            setView(place ? { kind: 'field', place, near } : { kind: 'everything' });
          },
          (error: unknown) => {
            setView({ kind: 'everything' });
            setMessage({ text: (error as Error).message, isError: true });
          },
        );
      }),
    [spots],
  );
  useEffect(() => {
    watchMarks(() => {
      markPlain(listed.current);
      pointing.refresh();
      setPath(location.pathname);
      // A modal dialog makes everything outside it inert.
      const parent = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.documentElement;
      if (host.parentElement !== parent) parent.append(host);
    });
  }, [host, pointing]);
  useEffect(() => {
    sessionStorage.setItem('studio', isOn ? 'on' : '');
    pointing.set(isOn);
    return () => {
      pointing.set(false);
    };
  }, [isOn, pointing]);
  const isOpen = isOn && view !== undefined;
  useEffect(() => {
    if (isOpen) return makeRoom();
  }, [isOpen]);
  useEffect(() => {
    if (!isOn) return;
    server
      .session()
      .then((session) => {
        setCan(session);
        setDue(session.due);
        const broken = session.diagnostics[0]?.file.replace(/^data\//, '');
        if (broken) setView({ kind: 'file', file: broken });
      })
      .catch((error: unknown) => {
        say((error as Error).message, true);
      });
  }, [isOn, path, revision, pointing]);

  // Before 'Edit' is pressed, so that a press that follows at once finds its place.
  useEffect(() => {
    const loading = server.page(path).then(
      ({ places }) => {
        listed.current = places;
        markPlain(places);
        pointing.refresh();
      },
      () => undefined,
    );
    pointing.waitFor(loading);
  }, [path, revision, pointing]);

  const close = () => {
    setView(undefined);
    const focused = pressed.current?.isConnected ? pressed.current : undefined;
    const target = focused?.closest<HTMLElement>('a, button, summary, [tabindex]') ?? editButton.current;
    target?.focus();
  };
  return (
    <StudioContext value={{ open, say, revision, saved, drafts, setDrafts, busy, run }}>
      <Bar
        isOn={isOn}
        isOpen={isOpen}
        isOld={news?.isOld ?? false}
        due={due}
        editButton={editButton}
        turn={() => {
          setOn(!isOn);
          if (isOn) setView(undefined);
        }}
        openTool={(kind) => {
          pressed.current = undefined;
          open({ kind });
        }}
      />
      {isOpen && (
        <aside
          aria-label={words.studio}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            // Otherwise it would also close a dialog of the page.
            event.preventDefault();
            close();
          }}
        >
          <div className="head">
            <h2>{words.studio}</h2>
            <UndoRedo can={can} />
            <button type="button" onClick={close}>
              {words.close}
            </button>
          </div>
          <div className="body" ref={body} tabIndex={-1}>
            {view.kind === 'field' && view.place.path.length === 0 && (
              <WholeFile key={view.place.file} file={view.place.file} />
            )}
            {view.kind === 'field' && view.place.path.length > 0 && (
              <FieldView key={JSON.stringify(view.place)} place={view.place} near={view.near} />
            )}
            {view.kind === 'file' && <FileView key={view.file} file={view.file} />}
            {view.kind === 'everything' && <Everything path={path} />}
            {view.kind === 'new' && <NewEntryView key={view.of} of={view.of} label={view.label} />}
            {view.kind === 'move' && <MoveView key={view.op + view.file} op={view.op} file={view.file} />}
            {view.kind === 'pictures' && <PicturesView />}
            {view.kind === 'changes' && <OwnChangesView />}
            {view.kind === 'launch' && <Launch />}
          </div>
          <div className="foot">
            <Unsaved />
            <p role="status" className={message.isError ? 'error' : ''}>
              {message.text}
            </p>
          </div>
        </aside>
      )}
    </StudioContext>
  );
}
