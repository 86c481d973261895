import { useId, useState } from 'react';
import type { Choices } from '../../api';

type Pages = Pick<Choices, 'pages' | 'pageTitles'>;

/** Returns the address of a page, by its title if only one page has it. What is no title is an address. */
function addressOf(typed: string, { pages, pageTitles = {} }: Pages): string {
  const [page, ...others] = pages.filter((each) => pageTitles[each] === typed);
  return page === undefined || others.length > 0 ? typed : page;
}

/** Chooses a page by its title, or takes an address. Its list is searched by the browser. */
export function PageWidget({
  value,
  choices,
  onChange,
  ...common
}: {
  id?: string;
  required?: boolean | undefined;
  'aria-label'?: string;
  placeholder?: string;
  value: string;
  choices: Pages;
  onChange(address: string): void;
}) {
  const [typed, setTyped] = useState<string>();
  const list = useId();
  const title = choices.pageTitles?.[value];
  const isOnly = title !== undefined && addressOf(title, choices) === value;
  // Whoever types an address would otherwise see it become a title on the way.
  const isTyped = typed !== undefined && addressOf(typed, choices) === value;
  return (
    <>
      <input
        {...common}
        type="text"
        list={list}
        value={isTyped ? typed : isOnly ? title : value}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(addressOf(target.value, choices));
        }}
      />
      <datalist id={list}>
        {choices.pages.map((page) => {
          const name = choices.pageTitles?.[page] ?? page;
          return addressOf(name, choices) === page ? (
            <option key={page} value={name} label={page} />
          ) : (
            <option key={page} value={page} label={name} />
          );
        })}
      </datalist>
      {title !== undefined && <p className="quiet">{isOnly && !isTyped ? value : `${title}, ${value}`}</p>}
    </>
  );
}
