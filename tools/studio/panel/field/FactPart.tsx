import { useState } from 'react';
import type { Choices, Field, FieldDiagnostic, Place } from '../../api';
import { ValueForm } from '../form/ValueForm';
import { server } from '../server';
import { useLoaded } from '../studio-context';
import { words } from '../words';

/** A fact that a text names: its value, and a form that changes it where it is written. */
export function FactPart({
  name,
  choices,
  isOpen,
  ...form
}: {
  name: string;
  choices: Choices;
  isOpen: boolean;
  drafts: Record<string, { value: unknown }>;
  diagnostics: readonly FieldDiagnostic[];
  draft(field: Field): (value: unknown) => void;
}) {
  const [open, setOpen] = useState(isOpen);
  const fact = choices.facts.find((choice) => choice.name === name);
  if (!fact?.place) return null;
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>
        <span className="chip">{fact.text}</span> {fact.label} <span className="quiet">{words.changeEverywhere}</span>
      </summary>
      {open && <PartForm place={fact.place} {...form} />}
    </details>
  );
}

/** A form for another value than the one that the panel was opened for. Both are saved together. */
export function PartForm({
  place,
  drafts,
  diagnostics,
  draft,
  picture,
}: Pick<Parameters<typeof FactPart>[0], 'drafts' | 'diagnostics' | 'draft'> & {
  place: Place;
  /** The picture that it belongs to, as it is chosen now. */
  picture?: string | undefined;
}) {
  const key = JSON.stringify([place.file, place.path]);
  const field = useLoaded(() => server.field(place), key);
  if (!field) return <p>{words.loading}</p>;
  return (
    <>
      {field.fact && <p className="quiet">{words.factIs(field.label, field.fact.pages)}</p>}
      <ValueForm
        name={field.path.join('-')}
        place={field}
        // The form above it names what both belong to.
        label={picture === undefined ? field.label : (field.label.split(' › ').at(-1) ?? '')}
        schema={field.schema}
        value={drafts[key]?.value ?? field.value}
        choices={field}
        picture={picture}
        diagnostics={diagnostics}
        onChange={draft(field)}
      />
    </>
  );
}
