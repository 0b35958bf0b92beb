import type { ButtonProps } from '@chakra-ui/react';
import { IMAGE_TYPES } from '@doorstep/domain/pictures/image';
import { useRef, type Ref } from 'react';
import { AriaDisabledButton } from './aria-disabled-button.tsx';

interface FileButtonProps extends Omit<ButtonProps, 'onClick' | 'disabled' | 'ref' | 'accept'> {
  /** The id of the file input, for a label elsewhere. */
  inputId: string;
  multiple?: boolean;
  /** The types that can be chosen: pictures by default. */
  accept?: readonly string[];
  /** Whether the button is disabled. */
  off: boolean;
  /** The ref of the button, to move the focus to it. */
  buttonRef: Ref<HTMLButtonElement>;
  /** Called with the chosen files. */
  onChoose: (files: File[]) => void;
}

/** A button that lets a person choose files. */
export function FileButton(props: FileButtonProps) {
  const { inputId, multiple = false, accept = IMAGE_TYPES, onChoose, buttonRef, ...button } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        id={inputId}
        type="file"
        hidden
        accept={accept.join(',')}
        multiple={multiple}
        onChange={({ currentTarget }) => {
          onChoose(Array.from(currentTarget.files ?? []));
          // Reset the value, so that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <AriaDisabledButton
        variant="outline"
        {...button}
        ref={buttonRef}
        onClick={() => input.current?.click()}
      />
    </>
  );
}
