import { publicPageSchema } from '@doorstep/domain/pages/public-page';
import type { PriceHint } from '@doorstep/domain/profiles/price-hint';
import { NOT_SUBSCRIBED } from '@doorstep/domain/billing/subscription';
import { subscriber } from '@doorstep/local/demo/factories.ts';
import { describe, expect, it } from 'vitest';
import { deleteAccount } from '../../support/server/account-fixtures.ts';
import { exists, fieldsOf, setFields, updateFields } from '../../support/server/admin.ts';
import { savePage } from '../../support/server/market.ts';
import { refusalCode, refusalOf, session, type Person } from '../../support/server/sdk-people.ts';
import { readStack } from '../../support/stack.ts';

/** The price hints of pages: who saves them, and who sees them. */

const DRAINS = { text: 'Drain cleaning', cents: 8_900 };
const HOSTILE = { text: '</script><script>alert(1)</script>', cents: 12_550 };

async function professional(): Promise<Person> {
  const who = await session('prices');
  await savePage(who.uid, {});
  return who;
}

const save = (who: Person, price_hints: PriceHint[]) => who.call('save-prices', { price_hints });
async function storedOf({ uid }: Person): Promise<unknown> {
  const { facts } = await fieldsOf(`provider_profiles/${uid}`);
  return (facts as { price_hints?: unknown } | undefined)?.price_hints;
}

const addressOf = ({ uid }: Person) => `/p/${uid.toLowerCase()}`;
const get = (path: string) => fetch(`${readStack().site}${path}`);
const textOf = async (path: string) => (await get(path)).text();

describe('the price hints of a page', () => {
  it('are on the page, in its structured data and its Markdown, as typed @2.57.1', async () => {
    const [who, other] = [await professional(), await professional()];
    expect(await save(who, [DRAINS, HOSTILE])).toEqual({ saved: true });
    const data = await get(`/api/page/${who.uid.toLowerCase()}`);
    expect(publicPageSchema.parse(await data.json()).facts.price_hints).toEqual([DRAINS, HOSTILE]);
    const html = await textOf(addressOf(who));
    expect(html).toContain('Drain cleaning from $89');
    expect(html).toContain('"minPrice":125.5');
    expect(html).not.toContain('<script>alert');
    expect(await textOf(`${addressOf(who)}.md`)).toContain('- \\</script\\>');
    expect(await storedOf(other)).not.toEqual([DRAINS, HOSTILE]);
  });

  it('are replaced as a whole, and none removes them @2.57.1', async () => {
    const who = await professional();
    await save(who, [DRAINS]);
    await save(who, []);
    expect(await storedOf(who)).toEqual([]);
    expect(await textOf(addressOf(who))).not.toContain('Prices');
  });

  it.each<[string, PriceHint[]]>([
    ['four', Array.from({ length: 4 }, () => DRAINS)],
    ['a text of 61 characters', [{ ...DRAINS, text: 'x'.repeat(61) }]],
    ['an invisible text', [{ ...DRAINS, text: '\u200b' }]],
    ['no amount', [{ ...DRAINS, cents: 0 }]],
    ['a part of a cent', [{ ...DRAINS, cents: 0.5 }]],
    ['a huge amount', [{ ...DRAINS, cents: 100_000_000 }]],
  ])('are refused with %s @2.57.2', async (_what, hints) => {
    expect(await refusalCode(save(await session('prices'), hints))).toBe('invalid-argument');
  });

  it('are not public while the page is not, also after a plan ended @2.57.1', async () => {
    const who = await professional();
    await updateFields(`provider_profiles/${who.uid}`, { published: false });
    await setFields(
      `subscribers/${who.uid}`,
      subscriber({ ...NOT_SUBSCRIBED, status: 'canceled' }),
    );
    await save(who, [DRAINS]);
    for (const path of [addressOf(who), `${addressOf(who)}.md`]) {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('Drain');
    }
    expect(await storedOf(who)).toEqual([DRAINS]);
  });

  it('need a page and an open account, and are exported and deleted with it @2.57.1', async () => {
    const who = await professional();
    await save(who, [DRAINS]);
    const { documents } = await who.call('export-my-data', {
      ...{ section: 'provider_profile', after: null },
    });
    expect(documents[0]).toMatchObject({ facts: { price_hints: [DRAINS] } });
    expect(await deleteAccount(who)).toEqual({ finished: true });
    expect(await exists(`provider_profiles/${who.uid}`)).toBe(false);
    expect(await refusalOf(save(await session('client'), [DRAINS]))).toMatchObject({
      ...{ code: 'failed-precondition', message: 'Please save your page first.' },
    });
    const suspended = await professional();
    const closed = { reason: 'suspended', closed_at: new Date(), expires_at: null };
    await setFields(`closed_accounts/${suspended.uid}`, closed);
    expect(await refusalOf(save(suspended, [DRAINS]))).toMatchObject({ code: 'unauthenticated' });
  });
});
