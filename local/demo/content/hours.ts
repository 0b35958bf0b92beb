import type { OpeningHours } from '@doorstep/domain/profiles/opening-hours';
import { CENTRAL, EASTERN, from, MOUNTAIN, PACIFIC, week } from './weeks.ts';

/** The opening hours of pages, by handle. Most professionals have none. */
export const HOURS: Readonly<Record<string, OpeningHours>> = {
  'rivera-plumbing': {
    hours: week(from('07:30', '18:00'), from('08:00', '13:00')),
    time_zone: CENTRAL,
  },
  'okafor-water-and-heat': { hours: week(from('07:00', '17:00')), time_zone: MOUNTAIN },
  'drip-doctor-dee': { hours: week(from('09:00', '16:30')), time_zone: CENTRAL },
  'bayou-plumbing-and-gas': {
    hours: week(from('06:30', '17:30'), from('08:00', '12:00')),
    time_zone: CENTRAL,
  },
  'harbor-light-electric': { hours: week(from('08:00', '17:00')), time_zone: PACIFIC },
  'kowalski-electric': {
    hours: week(from('07:00', '15:30'), from('08:00', '12:00')),
    time_zone: CENTRAL,
  },
  'sunday-morning-cleaning': {
    hours: week(from('08:00', '17:00'), null, from('07:00', '13:00')),
    time_zone: PACIFIC,
  },
  'after-the-party': {
    hours: {
      ...week(null, from('10:00', '04:00'), from('08:00', '20:00')),
      friday: from('16:00', '04:00'),
    },
    time_zone: CENTRAL,
  },
  'reyes-and-sons-painting': {
    hours: week(from('07:00', '17:00'), from('09:00', '14:00')),
    time_zone: MOUNTAIN,
  },
  'early-bird-lawns': {
    hours: week(from('06:00', '14:30'), from('06:00', '12:00')),
    time_zone: EASTERN,
  },
  'brass-key-locksmith': {
    hours: week(from('00:00', '00:00'), from('00:00', '00:00'), from('00:00', '00:00')),
    time_zone: CENTRAL,
  },
  'mei-lin-lock-and-door': {
    hours: week(from('09:30', '18:15'), from('10:00', '16:00')),
    time_zone: PACIFIC,
  },
  'honest-abe-handyman': {
    hours: { ...week(null), tuesday: from('09:00', '15:00'), thursday: from('09:00', '15:00') },
    time_zone: CENTRAL,
  },
  'saturday-list': {
    hours: week(null, from('08:00', '18:00'), from('09:00', '17:00')),
    time_zone: EASTERN,
  },
  'hop-movers': {
    hours: week(from('08:00', '20:00'), from('08:00', '20:00'), from('10:00', '18:00')),
    time_zone: CENTRAL,
  },
  'casa-azulejo': {
    hours: week(from('09:00', '18:00'), from('10:00', '15:00')),
    time_zone: EASTERN,
  },
  'cool-breeze-hvac': {
    hours: week(from('07:00', '21:00'), from('08:00', '18:00'), from('09:00', '15:00')),
    time_zone: CENTRAL,
  },
  'lake-effect-furnace': {
    hours: week(from('06:00', '22:00'), from('08:00', '20:00'), from('08:00', '20:00')),
    time_zone: CENTRAL,
  },
};
