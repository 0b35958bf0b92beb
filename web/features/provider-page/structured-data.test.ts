import { minimalPage } from '@doorstep/domain/pages/minimal-page';
import { minimalBranch, minimalHours } from '@doorstep/domain/profiles/minimal-branch';
import { NO_FACTS } from '@doorstep/domain/profiles/facts';
import { beforeEach, expect, it } from 'vitest';
import { setSite } from '../../lib/page-data.ts';
import { structuredData } from './structured-data.ts';

beforeEach(() => setSite('https://doorstep.example'));

it('describes a business with everything that its page shows', () => {
  const [business, breadcrumb] = structuredData(
    minimalPage({
      bio: 'Tidy work.',
      services: ['Drains', 'Boilers'],
      city: 'Austin, TX',
      locations: ['Round Rock'],
      phone: 'Text or call: 512-555-0100',
      phone_href: 'tel:5125550100',
      website_url: 'https://rivera.example',
      instagram_url: 'https://instagram.example/rivera',
    }),
  );
  expect(business).toMatchObject({
    '@type': 'LocalBusiness',
    url: 'https://doorstep.example/p/rivera-plumbing',
    name: 'Rivera Plumbing',
    description: 'Tidy work.',
    image: 'https://doorstep.example/images/og.jpg',
    telephone: '5125550100',
    address: { '@type': 'PostalAddress', addressLocality: 'Austin, TX' },
    knowsAbout: ['Drains', 'Boilers'],
    sameAs: ['https://rivera.example', 'https://instagram.example/rivera'],
  });
  expect(breadcrumb).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: 'https://doorstep.example/' },
      { position: 2, item: 'https://doorstep.example/search' },
      { position: 3, name: 'Rivera Plumbing' },
    ],
  });
});

it('describes a checked license, without the insurance', () => {
  const badges = {
    license: { number: 'CFC1429', expires_on: '2027-11-30' },
    insurance: { number: null, expires_on: '2027-02-01' },
  };
  const [business] = structuredData(minimalPage({ facts: { ...NO_FACTS, badges } }));
  expect(business).toMatchObject({
    hasCredential: { credentialCategory: 'license', identifier: 'CFC1429', expires: '2027-11-30' },
  });
  expect(JSON.stringify(business)).not.toContain('2027-02-01');
});

it('describes price hints as offers @2.57.1', () => {
  const price_hints = [{ text: 'Drain cleaning', cents: 8_950 }];
  const [business] = structuredData(minimalPage({ facts: { ...NO_FACTS, price_hints } }));
  expect(business).toMatchObject({
    makesOffer: [
      {
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: 'Drain cleaning' },
        priceSpecification: { minPrice: 89.5, priceCurrency: 'USD' },
      },
    ],
  });
  expect(structuredData(minimalPage())[0]).not.toHaveProperty('makesOffer');
});

it('describes the hours of the page @2.52.1', () => {
  const opening_hours = minimalHours({ monday: { opens: '08:00', closes: '17:00' } });
  const [business] = structuredData(minimalPage({ facts: { ...NO_FACTS, opening_hours } }));
  expect(business).toMatchObject({
    openingHoursSpecification: [
      {
        ...{ '@type': 'OpeningHoursSpecification', dayOfWeek: 'Monday' },
        ...{ opens: '08:00', closes: '17:00' },
      },
    ],
  });
});

it('describes public holidays as closed @2.59.3', () => {
  const week = minimalHours({ monday: { opens: '08:00', closes: '17:00' } });
  const facts = { ...NO_FACTS, opening_hours: { ...week, closed_on_holidays: true } };
  const [business] = structuredData(minimalPage({ facts }));
  const closed = {
    ...{ '@type': 'OpeningHoursSpecification', dayOfWeek: 'PublicHolidays' },
    ...{ opens: '00:00', closes: '00:00' },
  };
  expect(business).toMatchObject({ openingHoursSpecification: [{ dayOfWeek: 'Monday' }, closed] });
});

it('uses the first location as the address if there is no city', () => {
  const [business] = structuredData(minimalPage({ locations: ['Round Rock', 'Buda'] }));
  expect(business).toMatchObject({
    address: { '@type': 'PostalAddress', addressLocality: 'Round Rock' },
  });
});

it('has the areas as circles around the centers of cities, and no typed text @2.12.34', () => {
  const area = {
    radius_km: 40.2336,
    bases: [{ name: 'Austin, Texas', lat: 30.2672, lon: -97.7431 }],
  };
  const branches = [{ ...minimalBranch({ areas: ['78702'] }), phone_href: null }];
  const [business] = structuredData(
    minimalPage({ city: '78704', locations: ['78745'], branches, facts: { ...NO_FACTS, area } }),
  );
  expect(business).toMatchObject({
    address: { addressLocality: 'Austin, Texas' },
    areaServed: [
      {
        '@type': 'GeoCircle',
        geoMidpoint: { '@type': 'GeoCoordinates', latitude: 30.2672, longitude: -97.7431 },
        geoRadius: 40_234,
      },
    ],
  });
  expect(JSON.stringify(business)).not.toMatch(/787(04|45|02)/);
  const waco = { radius_km: 40, bases: [{ name: 'Waco, Texas', lat: 31.55, lon: -97.15 }] };
  const facts = { ...NO_FACTS, area: waco };
  const [other] = structuredData(minimalPage({ city: '99999', locations: ['Waco'], facts }));
  expect(other).toMatchObject({ address: { addressLocality: 'Waco, Texas' } });
  const [unknown = {}] = structuredData(minimalPage({ city: '78704', locations: ['Round Rock'] }));
  expect(unknown).not.toHaveProperty('areaServed');
  expect(unknown).not.toHaveProperty('address');
});

it('leaves out what is not given', () => {
  const [business = {}] = structuredData(minimalPage());
  expect(Object.keys(business)).toEqual([
    '@context',
    '@type',
    '@id',
    'url',
    'name',
    'description',
    'image',
  ]);
});

it('describes each branch with its hours', () => {
  const closed = minimalBranch().hours;
  const hours = {
    ...{ ...closed, tuesday: null, wednesday: null, thursday: null },
    ...{ monday: { opens: '08:00', closes: '17:00' }, friday: { opens: '18:00', closes: '02:00' } },
    sunday: { opens: '00:00', closes: '00:00' },
  };
  const branch = {
    ...minimalBranch({ hours, phone: '512 555 0100', areas: ['Buda'] }),
    phone_href: 'tel:5125550100',
  };
  const [business] = structuredData(minimalPage({ branches: [branch] }));
  const on = (dayOfWeek: string, opens: string, closes: string) => ({
    ...{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes },
  });
  expect(business).toMatchObject({
    department: [
      {
        '@type': 'LocalBusiness',
        name: 'Rivera Plumbing, Main office',
        address: { '@type': 'PostalAddress', streetAddress: '120 Congress Ave, Austin, TX 78701' },
        telephone: '5125550100',
        openingHoursSpecification: [
          on('Monday', '08:00', '17:00'),
          on('Friday', '18:00', '02:00'),
          on('Sunday', '00:00', '23:59'),
        ],
      },
    ],
  });
  expect(structuredData(minimalPage())[0]).not.toHaveProperty('department');
});
