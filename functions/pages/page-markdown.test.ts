import { minimalPage } from '@doorstep/domain/pages/minimal-page';
import { toKm } from '@doorstep/domain/places/units';
import { NO_FACTS } from '@doorstep/domain/profiles/facts';
import { minimalBranch } from '@doorstep/domain/profiles/minimal-branch';
import { expect, it } from 'vitest';
import { pageMarkdown } from './page-markdown.ts';

const URL = 'https://doorstep.example/p/rivera-plumbing';

// @2.12.31
it('has the facts of a page', () => {
  const hours = {
    ...minimalBranch().hours,
    ...{ saturday: null, sunday: { opens: '00:00', closes: '00:00' } },
  };
  const page = minimalPage({
    bio: 'Tidy work.\n\n# 25 years',
    city: 'Austin, TX',
    locations: ['Round Rock', 'Buda'],
    services: ['Drains', '[Boilers](javascript:taken())'],
    trades: ['plumbing', 'unknown'],
    email: 'office@rivera.example',
    phone: '(512) 555-0100',
    website_url: 'https://rivera.example/',
    linkedin_url: 'https://linkedin.example/rivera',
    facts: {
      ...NO_FACTS,
      area: {
        radius_km: toKm(25),
        bases: [
          { name: 'Austin, Texas', lat: 30.27, lon: -97.74 },
          { name: 'Round Rock, Texas', lat: 30.51, lon: -97.68 },
        ],
      },
      opening_hours: minimalBranch(),
      price_hints: [
        { text: 'Drain cleaning', cents: 8_900 },
        { text: '<b>[Free](javascript:x)', cents: 12_345_650 },
      ],
      stars: [0, 0, 0, 1, 2],
      badges: {
        license: { number: 'CFC_1429', expires_on: '2027-11-30' },
        insurance: { number: null, expires_on: '2027-02-01' },
      },
    },
    branches: [
      { ...minimalBranch({ hours, phone: '512 555 0101', areas: ['Buda'] }), phone_href: null },
      { ...minimalBranch({ id: 'b2', name: '# Second' }), phone_href: null },
    ],
  });
  expect(pageMarkdown(page, URL).split('\n')).toEqual([
    '# Rivera Plumbing',
    '',
    String.raw`Tidy work\. \# 25 years`,
    '',
    `- Page with the request form: <${URL}>`,
    '- City: Austin, TX',
    '- Areas served: Round Rock, Buda',
    '- Travels up to: 25 miles from Austin, Texas; Round Rock, Texas',
    '- Trades: Plumbing',
    String.raw`- Rating: 4\.7 of 5, from 3 reviews`,
    String.raw`- License CFC\_1429 verified by Doorstep, valid until November 2027`,
    '- Insurance verified by Doorstep, valid until February 2027',
    '',
    '## Services',
    '',
    '- Drains',
    String.raw`- \[Boilers\]\(javascript\:taken\(\)\)`,
    '',
    '## Prices',
    '',
    String.raw`- Drain cleaning from \$89`,
    String.raw`- \<b\>\[Free\]\(javascript\:x\) from \$123,456\.50`,
    '',
    '## Contact',
    '',
    String.raw`- Email: office\@rivera\.example`,
    String.raw`- Phone: \(512\) 555\-0100`,
    String.raw`- Website: https\://rivera\.example/`,
    String.raw`- LinkedIn: https\://linkedin\.example/rivera`,
    '',
    '## Opening hours',
    '',
    String.raw`- Monday – Friday: 8\:00 AM – 5\:00 PM`,
    '- Saturday – Sunday: Closed',
    '',
    '## Locations',
    '',
    '### Main office',
    '',
    '- Address: 120 Congress Ave, Austin, TX 78701',
    '- Phone: 512 555 0101',
    String.raw`- Monday – Friday: 8\:00 AM – 5\:00 PM`,
    '- Saturday: Closed',
    '- Sunday: Open 24 hours',
    '- Serves: Buda',
    '',
    String.raw`### \# Second`,
    '',
    '- Address: 120 Congress Ave, Austin, TX 78701',
    String.raw`- Monday – Friday: 8\:00 AM – 5\:00 PM`,
    '- Saturday – Sunday: Closed',
    '',
  ]);
});

// @2.12.31
it('names the city of a postal code, and no typed one', () => {
  const area = { radius_km: toKm(25), bases: [{ name: 'Austin, Texas', lat: 30.27, lon: -97.74 }] };
  const places = { city: '78704', locations: ['78745', 'Buda'], facts: { ...NO_FACTS, area } };
  const text = pageMarkdown(minimalPage(places), URL);
  expect(text).toContain('- City: Austin, Texas\n- Areas served: Buda\n');
  expect(text).not.toMatch(/787\d\d/);
});

it('leaves out what is not given', () => {
  expect(pageMarkdown(minimalPage(), URL)).toBe(
    `# Rivera Plumbing\n\n- Page with the request form: <${URL}>\n`,
  );
});
