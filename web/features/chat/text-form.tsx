import { Button, Flex, Stack } from '@chakra-ui/react';
import { toAppError } from '@doorstep/domain/app-error';
import { useRef, useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { useDraft } from '../../data/use-draft.ts';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { Textarea } from '../../ui/forms/controls.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';

interface TextFormProps {
  label: string;
  help?: ReactNode;
  /** The height of the field in lines. */
  rows: number;
  /** The key of the draft. */
  draftName: string;
  /** The text to change; empty for a new one. */
  text?: string;
  /** Checks the text; its message is shown at the field. */
  schema: z.ZodMiniType<string>;
  /** The label of the button. */
  action: string;
  /** The message at the field if saving fails without a reason for people. */
  failed: string;
  /** Saves the text. A rejection is shown at the field, and the text stays. */
  onSave: (text: string) => Promise<void>;
  onCancel?: () => void;
}

/** A form of one long text, which stays as a draft until it is saved. */
export function TextForm(props: TextFormProps) {
  const { label, help, rows, draftName, text: initial = '', schema, action, failed } = props;
  const { onSave, onCancel } = props;
  const { draft, save: saveDraft } = useDraft({ name: draftName, schema: z.string() });
  const [text, setText] = useState(draft ?? initial);
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  const refuse = (message: string | undefined) => {
    setError(message);
    field.current?.focus();
  };
  const save = async () => {
    const typed = schema.safeParse(text);
    if (!typed.success) {
      refuse(typed.error.issues[0]?.message);
      return;
    }
    setError(undefined);
    setSaving(true);
    try {
      await onSave(typed.data);
      saveDraft(null);
      setText(initial);
    } catch (thrown) {
      console.error(`${label}: not saved`, thrown);
      refuse(toAppError(thrown).personMessage ?? failed);
    } finally {
      setSaving(false);
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) void save();
      }}
    >
      <Stack gap="3">
        <FormField label={label} help={help} error={error}>
          <Textarea
            ref={field}
            rows={rows}
            value={text}
            readOnly={isSaving}
            onChange={(event) => {
              setText(event.target.value);
              saveDraft(event.target.value === initial ? null : event.target.value);
            }}
          />
        </FormField>
        <Flex gap="2" justify="flex-end" wrap="wrap">
          {onCancel && (
            <Button
              variant="ghost"
              onClick={() => {
                saveDraft(null);
                onCancel();
              }}
            >
              Cancel
            </Button>
          )}
          <AriaDisabledButton type="submit" variant="outline" off={isSaving}>
            {isSaving ? 'Saving...' : action}
          </AriaDisabledButton>
        </Flex>
      </Stack>
    </form>
  );
}
