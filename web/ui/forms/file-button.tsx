import type { ButtonProps } from '@chakra-ui/react';
import { IMAGE_TYPES } from '@doorstep/domain/pictures/image';
import { useRef, type Ref } from 'react';
import { AriaDisabledButton } from './aria-disabled-button.tsx';

interface FileButtonProps extends Omit<ButtonProps, 'onClick' | 'disabled' | 'ref'> {
  /** Of the file input that the button opens; its label stands elsewhere. */
  inputId: string;
  multiple?: boolean;
  /** Nothing can be chosen now. */
  off: boolean;
  /** The button, for who moves the focus. */
  buttonRef: Ref<HTMLButtonElement>;
  /** What was chosen; nothing, when the choice was emptied. */
  onChoose: (files: File[]) => void;
}

/** A button that lets a person choose pictures. */
export function FileButton(props: FileButtonProps) {
  const { inputId, multiple = false, onChoose, buttonRef, ...button } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        id={inputId}
        type="file"
        hidden
        accept={IMAGE_TYPES.join(',')}
        multiple={multiple}
        onChange={({ currentTarget }) => {
          onChoose(Array.from(currentTarget.files ?? []));
          // The same file can be chosen again.
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
