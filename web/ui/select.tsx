import { NativeSelect } from '@chakra-ui/react';
import { nativeSelectSlotRecipe } from '@chakra-ui/react/theme';
import type { ComponentProps } from 'react';

type SelectProps = ComponentProps<typeof NativeSelect.Field> & {
  /** The choices in order: stored value and what a person reads. */
  options: Readonly<Record<string, string>>;
  disabled?: boolean;
};

/** The browser's own select, in our clothes. */
export function Select({ options, disabled, ...props }: SelectProps) {
  return (
    <NativeSelect.Root recipe={nativeSelectSlotRecipe} disabled={disabled ?? false}>
      <NativeSelect.Field
        height="12"
        fontSize="md"
        borderRadius="xl"
        borderWidth="1px"
        borderColor="border.emphasized"
        bg="bg.panel"
        {...props}
      >
        {Object.entries(options).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
