import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import {
  closesNextDay,
  weekdayName,
  WEEKDAYS,
  type OpeningTimes,
  type Weekday,
  type WeekHours,
} from '@doorstep/domain/profiles/opening-hours';
import { Copy } from 'lucide-react';
import { useImperativeHandle, useRef, type Ref } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { Input } from '../../ui/forms/controls.tsx';
import { Switch } from '../../ui/forms/switch.tsx';

const USUAL: OpeningTimes = { opens: '09:00', closes: '17:00' };

const weekOf = (workdays: OpeningTimes, weekend: OpeningTimes | null): WeekHours => ({
  ...{ monday: workdays, tuesday: workdays, wednesday: workdays, thursday: workdays },
  ...{ friday: workdays, saturday: weekend, sunday: weekend },
});

/** The hours that a new form starts with. */
export const USUAL_WEEK = weekOf(USUAL, null);

const ALL_DAY: OpeningTimes = { opens: '00:00', closes: '00:00' };

/** The weeks that the buttons above the days enter. */
const PRESETS = {
  'Weekdays 8 to 5': weekOf({ opens: '08:00', closes: '17:00' }, null),
  'Open 24 hours': weekOf(ALL_DAY, ALL_DAY),
};

interface DayProps {
  day: Weekday;
  times: OpeningTimes | null;
  error: string | undefined;
  onChange: (times: OpeningTimes | null) => void;
}

function Day({ day, times, error, onChange }: DayProps) {
  const weekday = weekdayName(day);
  const timeInput = (field: keyof OpeningTimes, label: string, value: OpeningTimes) => (
    <Input
      type="time"
      w="auto"
      flex="1 1 7rem"
      maxW="9rem"
      aria-label={`${weekday}, ${label}`}
      aria-invalid={error !== undefined && value[field] === ''}
      value={value[field]}
      onChange={({ target }) => onChange({ ...value, [field]: target.value })}
    />
  );
  return (
    <Flex as="li" columnGap="4" wrap="wrap" align="center">
      <Box w="11rem" flexShrink="0">
        <Switch checked={times !== null} onChange={(isOpen) => onChange(isOpen ? USUAL : null)}>
          {weekday}
        </Switch>
      </Box>
      {times ? (
        <Flex flex="1 1 15rem" gap="2" align="center" mb={{ base: '2', md: '0' }}>
          {timeInput('opens', 'opens', times)}
          <Text as="span" aria-hidden="true">
            –
          </Text>
          {timeInput('closes', 'closes', times)}
        </Flex>
      ) : (
        <Text color="fg.muted">Closed</Text>
      )}
      {times && error === undefined && times.closes !== '' && closesNextDay(times) && (
        <Text w="full" color="fg.muted" fontSize="sm">
          {times.opens === times.closes ? 'Open 24 hours.' : 'Closes on the next day.'}
        </Text>
      )}
      {error !== undefined && (
        <Text w="full" role="alert" color="fg.error" textStyle="xs" fontWeight="medium">
          {error}
        </Text>
      )}
    </Flex>
  );
}

interface HoursFieldProps {
  value: WeekHours;
  errors: FieldErrors<WeekHours> | undefined;
  onChange: (hours: WeekHours) => void;
  /** Focuses the first missing time, which is the only error. */
  ref: Ref<{ focus: () => void }>;
}

/** Edits the opening hours of a week. */
export function HoursField({ value, errors, onChange, ref }: HoursFieldProps) {
  const list = useRef<HTMLUListElement>(null);
  useImperativeHandle(
    ref,
    () => ({
      focus: () => {
        const times = list.current?.querySelectorAll<HTMLInputElement>('input[type="time"]') ?? [];
        [...times].find((time) => time.value === '')?.focus();
      },
    }),
    [],
  );
  const { monday } = value;
  const copyMonday = () =>
    onChange({ ...value, tuesday: monday, wednesday: monday, thursday: monday, friday: monday });
  return (
    <chakra.fieldset minW="0">
      <chakra.legend textStyle="sm" fontWeight="medium" mb="1">
        Opening hours
      </chakra.legend>
      <Text color="fg.muted" textStyle="xs" mb="2">
        Leave every day closed to show no opening hours.
      </Text>
      <Flex wrap="wrap" gap="2" mb="2">
        {Object.entries(PRESETS).map(([label, week]) => (
          <Button key={label} variant="outline" onClick={() => onChange(week)}>
            {label}
          </Button>
        ))}
      </Flex>
      <chakra.ul ref={list} display="flex" flexDirection="column" gap="1" listStyleType="none">
        {WEEKDAYS.map((day) => (
          <Day
            key={day}
            day={day}
            times={value[day]}
            error={errors?.[day]?.opens?.message ?? errors?.[day]?.closes?.message}
            onChange={(times) => onChange({ ...value, [day]: times })}
          />
        ))}
      </chakra.ul>
      <Button variant="outline" mt="3" onClick={copyMonday}>
        <Copy />
        Copy Monday to weekdays
      </Button>
    </chakra.fieldset>
  );
}
