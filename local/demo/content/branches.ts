import type { Branch } from '@doorstep/domain/profiles/branch';
import type { OpeningTimes, WeekHours } from '@doorstep/domain/profiles/opening-hours';

const from = (opens: string, closes: string): OpeningTimes => ({ opens, closes });

/** Returns the hours of a week: Monday to Friday, Saturday and Sunday. */
const week = (
  workdays: OpeningTimes,
  saturday: OpeningTimes | null = null,
  sunday: OpeningTimes | null = null,
): WeekHours => ({
  ...{ monday: workdays, tuesday: workdays, wednesday: workdays, thursday: workdays },
  ...{ friday: workdays, saturday, sunday },
});

const PACIFIC = 'America/Los_Angeles';
const CENTRAL = 'America/Chicago';
const EASTERN = 'America/New_York';

/** The branches of professionals with the plan Business, by handle. */
export const BRANCHES: Readonly<Record<string, readonly Branch[]>> = {
  'northside-pipe-and-drain': [
    {
      id: 'st-johns',
      name: 'St. Johns yard',
      address: '8316 N Lombard St, Portland, OR 97203',
      phone: '(503) 555-0131',
      hours: week(from('07:00', '17:30'), from('08:00', '13:00')),
      time_zone: PACIFIC,
      areas: ['St. Johns, OR', 'Kenton, OR', 'Portsmouth, OR'],
    },
    {
      id: 'vancouver',
      name: 'Vancouver shop',
      address: '1104 Main St, Vancouver, WA 98660',
      phone: '(360) 555-0147',
      hours: week(from('07:30', '16:30')),
      time_zone: PACIFIC,
      areas: ['Vancouver, WA', 'Camas, WA', 'Battle Ground, WA'],
    },
    {
      id: 'night-line',
      name: 'Emergency crew',
      address: '2840 SE Powell Blvd, Portland, OR 97202',
      phone: '(503) 555-0188',
      hours: week(from('18:00', '06:00'), from('00:00', '00:00'), from('00:00', '00:00')),
      time_zone: PACIFIC,
      areas: ['Portland, OR', 'Milwaukie, OR', 'Gresham, OR'],
    },
  ],
  'ridgeline-roofing': [
    {
      id: 'east-nashville',
      name: 'East Nashville',
      address: '917 Gallatin Ave, Nashville, TN 37206',
      phone: '(615) 555-0109',
      hours: week(from('07:00', '16:00'), from('08:00', '12:00')),
      time_zone: CENTRAL,
      areas: ['Nashville, TN', 'Hendersonville, TN', 'Goodlettsville, TN'],
    },
    {
      id: 'murfreesboro',
      name: 'Murfreesboro',
      address: '412 W Main St, Murfreesboro, TN 37130',
      phone: '(615) 555-0172',
      hours: week(from('07:00', '16:00')),
      time_zone: CENTRAL,
      areas: ['Murfreesboro, TN', 'Smyrna, TN', 'Shelbyville, TN'],
    },
  ],
  'bright-side-maids': [
    {
      id: 'midtown',
      name: 'Midtown office',
      address: '1075 Peachtree St NE, Atlanta, GA 30309',
      phone: '(404) 555-0101',
      hours: week(from('08:00', '18:00'), from('09:00', '15:00')),
      time_zone: EASTERN,
      areas: ['Midtown', 'Old Fourth Ward', 'Virginia-Highland'],
    },
    {
      id: 'decatur',
      name: 'Decatur',
      address: '308 E Howard Ave, Decatur, GA 30030',
      phone: '(404) 555-0183',
      hours: week(from('08:00', '17:00')),
      time_zone: EASTERN,
      areas: ['Decatur, GA', 'Avondale Estates, GA'],
    },
    {
      id: 'marietta',
      name: 'Marietta Square',
      address: '21 N Park Square, Marietta, GA 30060',
      phone: '(770) 555-0126',
      hours: week(from('08:00', '17:00'), from('09:00', '13:00')),
      time_zone: EASTERN,
      areas: ['Marietta, GA', 'Smyrna, GA', 'Kennesaw, GA'],
    },
    {
      id: 'roswell',
      name: 'Roswell',
      address: '946 Canton St, Roswell, GA 30075',
      phone: '(770) 555-0164',
      hours: week(from('09:00', '16:00')),
      time_zone: EASTERN,
      areas: ['Roswell, GA', 'Alpharetta, GA', 'Sandy Springs, GA'],
    },
  ],
  'gentle-giants-moving': [
    {
      id: 'allston',
      name: 'Allston warehouse',
      address: '95 Braintree St, Boston, MA 02134',
      phone: '(617) 555-0150',
      hours: week(from('06:30', '19:00'), from('06:30', '19:00'), from('08:00', '16:00')),
      time_zone: EASTERN,
      areas: ['Boston, MA', 'Cambridge, MA', 'Newton, MA'],
    },
    {
      id: 'worcester',
      name: 'Worcester',
      address: '60 Shrewsbury St, Worcester, MA 01604',
      phone: '(508) 555-0119',
      hours: week(from('07:00', '17:00'), from('07:00', '15:00')),
      time_zone: EASTERN,
      areas: ['Worcester, MA', 'Shrewsbury, MA', 'Framingham, MA'],
    },
  ],
};
