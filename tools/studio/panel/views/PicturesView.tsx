import { useState } from 'react';
import type { Choices, ListedPicture } from '../../api';
import { mistakesInWords } from '../mistakes';
import { server } from '../server';
import { Thumbnail } from '../form/PictureWidget';
import { useLoaded, usePageTitles, useStudio } from '../studio-context';
import { words } from '../words';
import { PlaceButton } from './lists';

/** Every picture with where it is shown and what is said of it there; replaces them, and removes those that nothing shows. */
export function PicturesView() {
  const pictures = useLoaded(server.pictures, 'pictures');
  const titles = usePageTitles();
  if (!pictures) return <p>{words.loading}</p>;
  return (
    <ul className="list">
      {pictures.map((picture) => (
        <Picture key={picture.name} picture={picture} titles={titles} />
      ))}
    </ul>
  );
}

function Picture({
  picture: { name, width, height, bytes, uses },
  titles,
}: {
  picture: ListedPicture;
  titles: Choices['pageTitles'];
}) {
  const { run, say, saved, busy } = useStudio();
  const [isSure, setSure] = useState(false);
  const replace = (file: File | undefined) => {
    if (!file) return;
    run(async () => {
      say(words.loading);
      const { name: next } = await server.upload(file);
      const fields = await Promise.all(uses.map((use) => server.field(use)));
      const result = await server.save({
        changes: uses.map((use) => ({ op: 'set', file: use.file, path: use.path, value: next })),
        versions: Object.fromEntries(fields.map((field) => [field.file, field.version])),
      });
      if ('saved' in result) {
        saved(result.saved);
        say(words.replaced(uses.length));
        return;
      }
      say('diagnostics' in result ? mistakesInWords(result.diagnostics) : words.conflict(result.conflict.file), true);
    });
  };
  const remove = () => {
    if (!isSure) {
      setSure(true);
      return;
    }
    run(async () => {
      await server.removePicture(name);
      saved();
      say(words.pictureRemoved);
    });
  };
  return (
    <li className="picture">
      <Thumbnail name={name} />
      <div>
        <b>{uses.find((use) => use.words !== undefined)?.words ?? name}</b>
        <p className="quiet">{name}</p>
        <p className="quiet">{words.size(width, height, bytes)}</p>
      </div>
      {uses.length > 0 && (
        <ul>
          {uses.map((use) => (
            <PlaceButton
              key={JSON.stringify([use.file, use.path])}
              place={{ file: use.file, path: use.path.slice(0, -1) }}
            >
              <span className="quiet">{words.usedAt(use.page, use.file, use.label, titles)}</span>
              {use.words ?? <span className="error">{words.withoutWords}</span>}
            </PlaceButton>
          ))}
        </ul>
      )}
      {uses.length > 0 ? (
        <label>
          {words.replacePicture}
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            aria-label={`${words.replacePicture}: ${name}`}
            disabled={busy}
            onChange={({ target }) => {
              replace(target.files?.[0]);
            }}
          />
        </label>
      ) : (
        <div className="buttons">
          <span className="quiet">{words.unused}</span>
          <button
            type="button"
            aria-label={`${isSure ? words.removeForGood : words.removePicture}: ${name}`}
            aria-disabled={busy}
            onClick={remove}
          >
            {isSure ? words.removeForGood : words.removePicture}
          </button>
        </div>
      )}
    </li>
  );
}
