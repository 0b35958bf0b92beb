import { Box, type BoxProps } from '@chakra-ui/react';

interface ProgressBarProps extends BoxProps {
  /** Without one, screen readers skip the bar. */
  role?: 'progressbar' | 'meter';
  /** 0 to 100. */
  percent: number;
}

/** A bar that is filled to a percentage. */
export function ProgressBar({ role, percent, ...props }: ProgressBarProps) {
  const value = { 'aria-valuemin': 0, 'aria-valuemax': 100, 'aria-valuenow': percent };
  return (
    <Box
      {...(role ? { role, ...value } : { 'aria-hidden': true })}
      h="2"
      borderRadius="full"
      bg="bg.muted"
      overflow="hidden"
      {...props}
    >
      <Box
        h="full"
        bg="accent.line"
        transitionProperty="width"
        transitionDuration="slow"
        style={{ width: `${percent}%` }}
      />
    </Box>
  );
}
