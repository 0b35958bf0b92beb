import { BRAND } from '@doorstep/domain/brand';
import { minimalPage } from '@doorstep/domain/pages/minimal-page';
import type { PublicPage } from '@doorstep/domain/pages/public-page';
import { NO_FACTS } from '@doorstep/domain/profiles/facts';
import { minimalBranch } from '@doorstep/domain/profiles/minimal-branch';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderMarkup } from '../../ui/render-markup.tsx';
import { ProfileNotFound } from './profile-states.tsx';
import { PublicProfile } from './public-profile.tsx';

const render = (provider: PublicPage) =>
  renderMarkup(
    <MemoryRouter>
      <PublicProfile
        provider={provider}
        viewer="visitor"
        isWaiting={false}
        isRedirecting={false}
        onRequest={() => {}}
        onDescribe={() => {}}
      />
    </MemoryRouter>,
  );

/** Returns the links of the page with their text, address and `rel`. */
const linksOf = (html: string) =>
  [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/g)].map(([, attributes = '', content = '']) => ({
    text: content.replaceAll(/<[^>]*>/g, ''),
    href: /href="([^"]*)"/.exec(attributes)?.[1],
    rel: /rel="([^"]*)"/.exec(attributes)?.[1],
  }));

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

const itemsOf = (html: string) =>
  [...html.matchAll(/<li(?: [^>]*)?>(.*?)<\/li>/g)].map(([, text = '']) =>
    text.replaceAll(/<[^>]*>/g, ''),
  );

it('links to the page as Markdown @2.12.31', () => {
  expect(render(minimalPage())).toContain(
    '<link rel="alternate" type="text/markdown" href="/p/rivera-plumbing.md"/>',
  );
});

it('shows everything that a professional entered @2.12.2 @2.12.4 @2.12.5 @2.12.6 @2.12.22', () => {
  const html = render(
    minimalPage({
      cover_url: 'https://pictures.test/cover.webp',
      avatar_url: 'https://pictures.test/avatar.webp',
      city: 'Austin, TX',
      locations: ['Round Rock', 'Cedar Park'],
      member_since: 2025,
      bio: 'First line.\nSecond line.',
      services: ['Leak repair', 'Drains', 'Boilers', 'Gas lines'],
      email: 'rivera@doorstep.test',
      phone: '+1 (512) 555-0100 ext 4',
      phone_href: 'tel:+15125550100;ext=4',
      website_url: 'https://www.rivera.example/',
      facebook_url: 'https://facebook.example/rivera',
      instagram_url: 'https://instagram.example/rivera',
      twitter_url: 'https://twitter.example/rivera',
      linkedin_url: 'https://linkedin.example/rivera',
    }),
  );
  expect(html).toMatch(/<h1[^>]*>Rivera Plumbing<\/h1>/);
  expect(html).toContain('src="https://pictures.test/cover.webp"');
  expect(html).toContain('src="https://pictures.test/avatar.webp"');
  expect(html).toContain('First line.\nSecond line.');
  const items = ['Round Rock', 'Cedar Park', 'Leak repair', 'Drains', 'Boilers', 'Gas lines'];
  expect(itemsOf(html)).toEqual(expect.arrayContaining(items));
  expect(itemsOf(html)).not.toContain('Austin, TX');
  expect(html.replaceAll('<!-- -->', '')).toMatch(/>Based in Austin, TX<.*>Member since 2025</);
  const rel = 'noopener noreferrer nofollow ugc';
  expect(linksOf(html)).toMatchObject([
    { text: 'Create one or sign in' },
    { text: 'rivera@doorstep.test', href: 'mailto:rivera@doorstep.test' },
    { text: '+1 (512) 555-0100 ext 4', href: 'tel:+15125550100;ext=4' },
    { text: 'rivera.example', href: 'https://www.rivera.example/', rel },
    { text: 'Facebook', href: 'https://facebook.example/rivera', rel },
    { text: 'Instagram', href: 'https://instagram.example/rivera', rel },
    { text: 'Twitter', href: 'https://twitter.example/rivera', rel },
    { text: 'LinkedIn', href: 'https://linkedin.example/rivera', rel },
    { text: 'Call', href: 'tel:+15125550100;ext=4' },
  ]);
});

it('shows what was checked, and the month in which it expires @2.12.27', () => {
  const badges = {
    license: { number: 'CFC1429', expires_on: '2027-11-30' },
    insurance: { number: null, expires_on: '2027-02-01' },
  };
  const text = textOf(render(minimalPage({ facts: { ...NO_FACTS, badges } })));
  expect(text).toContain(
    `Licensed License CFC1429 verified by ${BRAND.name}, valid until November 2027`,
  );
  expect(text).toContain(`Insured Insurance verified by ${BRAND.name}, valid until February 2027`);
  expect(textOf(render(minimalPage()))).not.toContain('verified by');
});

it('shows captions, tags and pairs of photos, a filter, and the tags of services @2.12.28 @2.12.29', () => {
  const photo = (name: string) =>
    `http://localhost:1/v0/b/b/o/provider-work-photos%2Fp%2F${name}.jpg?alt=media`;
  const id = (name: string) => `p_provider-work-photos_${name}`;
  const html = render(
    minimalPage({
      work_photos: ['a', 'b', 'c'].map(photo),
      services: ['Decks'],
      gallery: {
        photos: {
          [id('a')]: { caption: 'Cedar deck', tags: ['Cedar'], before: id('b') },
          [id('c')]: { caption: null, tags: ['Oak'], before: null },
        },
        service_tags: { Decks: ['Permit included', 'Cedar'] },
      },
    }),
  );
  expect(html.match(/alt="[^"]*"/g)).toEqual([
    'alt="Work photo 1 by Rivera Plumbing, before"',
    'alt="Work photo 1 by Rivera Plumbing, after"',
    'alt="Work photo 2 by Rivera Plumbing"',
  ]);
  expect(textOf(html)).toMatch(/Work Gallery All Cedar Oak Before After Cedar deck Cedar Oak/);
  expect(textOf(html)).toContain('Decks Permit included · Cedar');
});

it('leaves out what is missing, with its heading @2.12.3 @2.12.4 @2.12.5 @2.12.6', () => {
  const html = render(minimalPage({ city: 'Waco, TX' }));
  expect(itemsOf(html)).toEqual(['Waco, TX']);
  for (const text of ['Based in', '>Call<']) expect(html).not.toContain(text);
  expect(html).toMatch(/>RP<\/div>/);
  expect(html).not.toContain('<img');
  for (const heading of ['Contact', 'Services', 'Work Gallery']) {
    expect(html).not.toContain(`>${heading}</h2>`);
  }
});

it('says that a page is unpublished or its handle incorrect @2.12.1', () => {
  const html = renderMarkup(
    <MemoryRouter>
      <ProfileNotFound />
    </MemoryRouter>,
  );
  expect(html).toMatch(/<h1[^>]*>Provider not found<\/h1>/);
  expect(html).toContain('This landing page may be unpublished or the handle is incorrect.');
  expect(linksOf(html)).toMatchObject([{ text: 'Find Pros', href: '/search' }]);
  expect(html).not.toContain('Request Service');
});

it('shows the opening hours of the page, without a state until the app runs @2.52.1', () => {
  const html = render(minimalPage({ facts: { ...NO_FACTS, opening_hours: minimalBranch() } }));
  const text = textOf(html);
  expect(text).toContain(
    'Opening hours Monday – Friday 8:00 AM – 5:00 PM Saturday – Sunday Closed',
  );
  expect(text).not.toContain('Open now');
  expect(render(minimalPage())).not.toContain('Opening hours');
});

it('shows what jobs cost at least, as typed @2.57.1', () => {
  const price_hints = [
    { text: 'Drain cleaning', cents: 8_900 },
    { text: '</script><img src=x onerror=alert(1)>', cents: 1_250_50 },
  ];
  const html = render(minimalPage({ facts: { ...NO_FACTS, price_hints } }));
  expect(itemsOf(html)).toEqual([
    'Drain cleaning from $89',
    '&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt; from $1,250.50',
  ]);
  expect(html).not.toContain('<img');
  expect(render(minimalPage())).not.toContain('Prices');
});

const reviews = (count: number) => ({
  reviews: Array.from({ length: count }, (_, i) => ({
    ...{ id: `r${i}`, author: 'Dana W.', stars: 4, text: 'Tidy.' },
    ...{ hired: true, answer: null, month: '2026-05', photos: [] },
  })),
  next: null,
});

it.each([
  [0, 0, 0],
  [1, 1, 0],
  [2, 2, 1],
])(
  'with %i reviews says that all are from requests, and sorts and searches several @2.57.3 @2.57.4',
  (count, from, controls) => {
    const html = render(minimalPage({ reviews: reviews(count) }));
    const times = (text: string) => html.split(text).length - 1;
    expect(times(`From a request on ${BRAND.name}`)).toBe(from);
    expect(times('Sort by')).toBe(controls);
    expect(times('Search reviews')).toBe(controls);
  },
);

it('shows the photos of a review as lazy links to the large picture @2.58.1', () => {
  const address = (i: number, size = '') =>
    `https://firebasestorage.googleapis.com/v0/b/b/o/review-photos%2Fr0%2F${i}${size}.webp?alt=media`;
  const [review] = reviews(1).reviews;
  const photos = [address(1), address(2)];
  const page = { reviews: review ? [{ ...review, photos }] : [], next: null };
  const html = render(minimalPage({ reviews: page }));
  expect(html).toContain(`href="${address(2, '.1600')}"`);
  const image = /<img[^>]*alt="Photo 2 of 2 from [^"]*Dana W\.[^"]*, in a new tab"[^>]*>/.exec(
    html,
  )?.[0];
  expect(image).toContain('loading="lazy"');
  expect(image).toContain(`src="${address(2, '.160')}"`);
});

it('has one button to share, in the corner of the cover or below the facts @2.12.24', () => {
  const before = (html: string) => html.slice(0, html.indexOf('<h1'));
  const covered = render(minimalPage({ cover_url: 'https://pictures.test/cover.webp' }));
  expect(covered.match(/Share</g)).toHaveLength(1);
  expect(before(covered)).toContain('Share<');
  const plain = render(minimalPage());
  expect(plain.match(/Share</g)).toHaveLength(1);
  expect(before(plain)).not.toContain('Share<');
});
