import { useEffect, useRef, useState, type RefCallback } from 'react';
import { useLoad } from '../../lib/use-load.ts';
import { FormField } from '../../ui/forms/form-field.tsx';
import { SuggestInput } from '../../ui/forms/suggest-field.tsx';

/** The most suggestions below the field. */
const MAX_SUGGESTIONS = 8;

const labelOf = (zone: string) => zone.replaceAll('_', ' ');

interface TimeZoneFieldProps {
  /** An IANA time zone, or the typed text while it finds none. */
  value: string;
  error: string | undefined;
  onChange: (zone: string) => void;
  ref: RefCallback<HTMLInputElement>;
}

/** A field for a time zone, which finds it by its city, country, usual name or abbreviation. */
export function TimeZoneField({ value, error, onChange, ref }: TimeZoneFieldProps) {
  const code = useLoad('time-zones', () => import('./find-time-zones.ts'));
  const find = code.status === 'ready' ? code.data.findTimeZones : null;
  const [text, setText] = useState(labelOf(value));
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => ref(input.current), [ref]);

  const type = (typed: string) => {
    setText(typed);
    onChange(find?.(typed)[0]?.name ?? labelOf(typed).trim().replaceAll(' ', '_'));
  };
  const suggest = (typed: string) => {
    // While the field shows the chosen time zone, the arrow key lists all time zones.
    const found = find?.(typed === labelOf(value) ? '' : typed) ?? [];
    const shown = found.slice(0, MAX_SUGGESTIONS);
    return Promise.resolve(shown.map(({ name, note }) => ({ text: labelOf(name), note })));
  };
  return (
    <FormField label="Time zone" error={error} help="Type a city, a country or a name.">
      <SuggestInput
        label="Time zone"
        input={input}
        suggest={suggest}
        onChoose={type}
        value={text}
        onChange={({ target }) => type(target.value)}
        onClick={({ currentTarget }) => currentTarget.select()}
        onBlur={() => setText(labelOf(value))}
      />
    </FormField>
  );
}
