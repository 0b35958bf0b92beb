import { Button, type ButtonProps } from '@chakra-ui/react';
import { IMAGE_TYPES } from '@doorstep/domain/image';
import { useRef } from 'react';

interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Of the file input that the button opens; its label stands elsewhere. */
  inputId: string;
  multiple?: boolean;
  /** What was chosen; nothing, when the choice was emptied. */
  onChoose: (files: File[]) => void;
}

/** A button that lets a person choose pictures. */
export function FileButton({ inputId, multiple = false, onChoose, ...props }: FileButtonProps) {
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
      <Button variant="outline" {...props} onClick={() => input.current?.click()} />
    </>
  );
}
