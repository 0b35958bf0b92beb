import { z } from 'zod';
import type { Context } from '../../context.ts';
import { missing, right, setupCommand, wrong, type Item } from '../../item.ts';
import { billingInfo, projectNumber } from './account.ts';

// A budget alert: Google mails the billing administrators, and the topic stops the spending.

const BUDGETS = 'https://billingbudgets.googleapis.com/v1';
const PUBSUB = 'https://pubsub.googleapis.com/v1';
const TOPIC = 'budget';

/** Shares of the budget at which Google sends an alert. */
const THRESHOLDS = [0.5, 0.9, 1];

const budgetSchema = z.object({
  name: z.string(),
  budgetFilter: z.object({ projects: z.array(z.string()).default([]) }).default({ projects: [] }),
  amount: z.object({
    specifiedAmount: z
      .object({ currencyCode: z.string().optional(), units: z.string().default('0') })
      .optional(),
  }),
  thresholdRules: z
    .array(z.object({ thresholdPercent: z.number(), spendBasis: z.string().optional() }))
    .default([]),
  notificationsRule: z.object({ pubsubTopic: z.string().optional() }).default({}),
});
const budgetsSchema = z.object({ budgets: z.array(budgetSchema).default([]) });

const topicName = ({ project }: Context) => `projects/${project}/topics/${TOPIC}`;

/** Returns the billing account's budget for this project, by the project's number or id. */
async function findBudget(context: Context) {
  const { billingAccountName } = await billingInfo(context);
  const number = await projectNumber(context);
  const url = `${BUDGETS}/${billingAccountName}/budgets?pageSize=100`;
  const { budgets } = await context.google.get(url, budgetsSchema);
  const names = [`projects/${number}`, `projects/${context.project}`];
  const found = budgets.find(({ budgetFilter }) =>
    budgetFilter.projects.some((name) => names.includes(name)),
  );
  const topic = await context.google.find(`${PUBSUB}/${topicName(context)}`, z.object({}));
  return { billingAccountName, number, found, hasTopic: topic !== null };
}

/** Returns why a budget does not alert as it should, or null. */
function problemOf(
  context: Context,
  { thresholdRules, notificationsRule }: z.output<typeof budgetSchema>,
  hasTopic: boolean,
): string | null {
  const shares = thresholdRules
    .filter(({ spendBasis }) => spendBasis !== 'FORECASTED_SPEND')
    .map(({ thresholdPercent }) => thresholdPercent);
  const absent = THRESHOLDS.filter((share) => !shares.includes(share));
  if (absent.length > 0) {
    return `The budget does not alert at ${absent.map((share) => `${share * 100}%`).join(', ')}`;
  }
  if (notificationsRule.pubsubTopic !== topicName(context)) {
    return `The budget does not publish to the topic "${TOPIC}"`;
  }
  return hasTopic ? null : `The budget publishes to the topic "${TOPIC}", which does not exist`;
}

export const budget: Item = {
  name: 'budget',
  title: 'Budget alert',
  check: async (context) => {
    const fix = setupCommand('budget', context);
    const { found, hasTopic } = await findBudget(context);
    if (!found) return missing('There is no budget alert for the project', fix);
    const problem = problemOf(context, found, hasTopic);
    if (problem !== null) return wrong(problem, fix);
    const { specifiedAmount } = found.amount;
    const amount = specifiedAmount
      ? `${specifiedAmount.units} ${specifiedAmount.currencyCode ?? ''}`.trim()
      : "last month's costs";
    return right(`${amount} a month`);
  },
  plan: async (context, ask) => {
    const { google, project } = context;
    const { billingAccountName, number, found, hasTopic } = await findBudget(context);
    const present = found?.amount.specifiedAmount;
    const units = await ask.text({
      message: 'How much may Google charge per month, in the currency of the billing account?',
      initial: present?.units ?? '50',
      validate: (text) => (/^[1-9]\d{0,6}$/.test(text) ? undefined : 'Enter a whole number'),
    });
    const isRight = found && problemOf(context, found, hasTopic) === null;
    if (isRight && units === present?.units) return [];
    const body = {
      amount: { specifiedAmount: { ...present, units } },
      thresholdRules: THRESHOLDS.map((thresholdPercent) => ({
        thresholdPercent,
        spendBasis: 'CURRENT_SPEND',
      })),
      notificationsRule: { pubsubTopic: topicName(context), schemaVersion: '1.0' },
    };
    const createTopic = {
      description: `Create the Pub/Sub topic "${TOPIC}" for the budget's messages`,
      apply: async () => {
        await google.put(`${PUBSUB}/${topicName(context)}`, {});
      },
    };
    const writeBudget = {
      description: `${found ? 'Change the' : 'Create a'} budget: ${units} a month, alerts at 50, 90 and 100%, messages to "${TOPIC}"`,
      apply: async () => {
        if (found) {
          const mask = Object.keys(body).join(',');
          await google.patch(`${BUDGETS}/${found.name}?updateMask=${mask}`, body);
          return;
        }
        await google.post(`${BUDGETS}/${billingAccountName}/budgets`, {
          displayName: project,
          budgetFilter: { projects: [`projects/${number}`], calendarPeriod: 'MONTH' },
          ...body,
        });
      },
    };
    return [...(hasTopic ? [] : [createTopic]), writeBudget];
  },
};
