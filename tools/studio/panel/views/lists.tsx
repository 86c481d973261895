import { useEffect, useState } from 'react';
import type { Found, ListedPlace, PagePlaces, Place, PlaceGroup } from '../../api';
import { server } from '../server';
import { useLoaded, usePageTitles, useStudio } from '../studio-context';
import { pageInWords, words } from '../words';

/** Opens the form of a place. Beside it stands what else can be done with it. */
export function PlaceButton({
  place,
  beside,
  children,
}: {
  place: Place;
  beside?: React.ReactNode;
  children: React.ReactNode;
}) {
  const { open } = useStudio();
  return (
    <li>
      <button
        type="button"
        onClick={() => {
          open({ kind: 'field', place: { file: place.file, path: place.path } });
        }}
      >
        {children}
      </button>
      {beside}
    </li>
  );
}

const matches = ({ label, shown, text, file, inWords = '' }: ListedPlace, wanted: string) =>
  `${label} ${shown} ${text} ${inWords} ${file}`.toLowerCase().includes(wanted.toLowerCase());

/** Lists what can be changed on a page, also what cannot be pressed on it: descriptions, alternative texts, messages. */
export function Everything({ path }: { path: string }) {
  const page = useLoaded(() => server.page(path), path);
  const [wanted, setWanted] = useState('');
  const [isEverywhere, setEverywhere] = useState(false);
  if (!page) return <p>{words.loading}</p>;
  return (
    <>
      <label htmlFor="studio-search">{words.search}</label>
      <input
        id="studio-search"
        type="search"
        autoFocus
        value={wanted}
        onChange={({ target }) => {
          setWanted(target.value);
        }}
      />
      <label className="choice">
        <input
          type="checkbox"
          checked={isEverywhere}
          onChange={({ target }) => {
            setEverywhere(target.checked);
          }}
        />
        {words.everywhere}
      </label>
      {isEverywhere ? <Everywhere wanted={wanted.trim()} /> : <OnePage page={page} wanted={wanted} />}
    </>
  );
}

const PlaceList = ({ places }: { places: readonly ListedPlace[] }) => (
  <ul className="list">
    {places.map((place) => (
      <PlaceButton key={JSON.stringify([place.file, place.path])} place={place}>
        <span className="quiet">{place.label}</span>
        {place.inWords ?? (place.shown || place.text)}
      </PlaceButton>
    ))}
  </ul>
);

function OnePage({ page, wanted }: { page: PagePlaces; wanted: string }) {
  const found = page.places.filter((place) => matches(place, wanted));
  return (
    <>
      <p className="quiet" aria-live="polite">
        {words.found(found.length)}
      </p>
      {(Object.keys(words.groups) as PlaceGroup[]).map((group) => {
        const places = found.filter((place) => place.group === group);
        return (
          places.length > 0 && (
            <section key={group}>
              <h3>{words.groups[group]}</h3>
              <PlaceList places={places} />
            </section>
          )
        );
      })}
      {page.file && (
        <ul className="list">
          <PlaceButton place={{ file: page.file, path: [] }}>{words.wholeOf(page.file)}</PlaceButton>
        </ul>
      )}
    </>
  );
}

/** A pause in typing after which all files are searched, in milliseconds. */
const pause = 250;

/** The texts of all pages that contain the words searched for, by page. */
function Everywhere({ wanted }: { wanted: string }) {
  const { say, revision } = useStudio();
  const [found, setFound] = useState<Found>();
  const titles = usePageTitles();
  useEffect(() => {
    // One letter is in nearly every text.
    if (wanted.length < 2) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      server.search(wanted).then(
        (answer) => {
          if (isCurrent) setFound(answer);
        },
        (error: unknown) => {
          say((error as Error).message, true);
        },
      );
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `say` is another function each time
  }, [wanted, revision]);
  if (!found || wanted.length < 2) return null;
  const pages = [...new Set(found.places.map(({ page }) => page))];
  return (
    <>
      <p className="quiet" aria-live="polite">
        {words.found(found.count)}
      </p>
      {pages.map((page) => (
        <section key={page ?? ''}>
          <h3>{page === undefined ? words.manyPages : pageInWords(page, titles)}</h3>
          <PlaceList places={found.places.filter((place) => place.page === page)} />
        </section>
      ))}
      {found.count > found.places.length && <p>{words.moreFound(found.count - found.places.length)}</p>}
    </>
  );
}
