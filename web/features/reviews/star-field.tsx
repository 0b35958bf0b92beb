import { Box, Flex, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { StarIcon } from '../../ui/media/stars.tsx';

interface StarFieldProps {
  /** The chosen number of stars; 0 before a choice. */
  value: number;
  error: string | undefined;
  onChange: (stars: number) => void;
}

/** Radio buttons in the form of stars. */
export function StarField({ value, error, onChange }: StarFieldProps) {
  const errorId = useId();
  return (
    <Box as="fieldset" {...(error !== undefined && { 'aria-describedby': errorId })}>
      <Text as="legend" fontWeight="medium" textStyle="sm" mb="1">
        Your rating
      </Text>
      <Flex color="accent.fg">
        {[1, 2, 3, 4, 5].map((stars) => (
          <Box
            as="label"
            key={stars}
            position="relative"
            p="2"
            cursor="pointer"
            borderRadius="md"
            css={{ '&:focus-within': { outline: '2px solid', outlineColor: 'accent.focusRing' } }}
          >
            <Box srOnly asChild>
              <input
                type="radio"
                name="stars"
                value={stars}
                aria-label={stars === 1 ? '1 star' : `${stars} stars`}
                checked={stars === value}
                onChange={() => onChange(stars)}
              />
            </Box>
            <StarIcon filled={stars <= value} size={30} />
          </Box>
        ))}
      </Flex>
      {error !== undefined && (
        <Text id={errorId} role="alert" color="fg.error" textStyle="xs" fontWeight="medium">
          {error}
        </Text>
      )}
    </Box>
  );
}
