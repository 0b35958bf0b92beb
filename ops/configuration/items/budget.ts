import { z } from 'zod';
import type { Context } from '../context.ts';
import { missing, right, setupCommand, wrong, type Item } from '../item.ts';
import { billingInfo, projectNumber } from './account.ts';

// A budget alert: Google mails the billing administrators, and the topic stops the spending.

const BUDGETS = 'https://billingbudgets.googleapis.com/v1';
const PUBSUB = 'https://pubsub.googleapis.com/v1';
const TOPIC = 'budget';

/** Shares of the budget at which Google sends an alert. */
const THRESHOLDS = [0.5, 0.9, 1];

const budgetsSchema = z.object({
  budgets: z
    .array(
      z.object({
        name: z.string(),
        budgetFilter: z
          .object({ projects: z.array(z.string()).default([]) })
          .default({ projects: [] }),
        amount: z.object({
          specifiedAmount: z
            .object({ currencyCode: z.string().default(''), units: z.string().default('0') })
            .optional(),
        }),
        thresholdRules: z.array(z.object({ thresholdPercent: z.number() })).default([]),
        notificationsRule: z.object({ pubsubTopic: z.string().optional() }).default({}),
      }),
    )
    .default([]),
});

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
  return { billingAccountName, number, found };
}

export const budget: Item = {
  name: 'budget',
  title: 'Budget alert',
  check: async (context) => {
    const fix = setupCommand('budget', context);
    const { found } = await findBudget(context);
    if (!found) return missing('No budget watches the costs of the project', fix);
    const { specifiedAmount } = found.amount;
    if (found.thresholdRules.length === 0) {
      return wrong('The budget has no thresholds, so it never alerts', fix);
    }
    if (found.notificationsRule.pubsubTopic !== topicName(context)) {
      return wrong(`The budget does not publish to the topic "${TOPIC}"`, fix);
    }
    const amount = specifiedAmount
      ? `${specifiedAmount.units} ${specifiedAmount.currencyCode}`
      : "last month's costs";
    return right(`${amount} a month`);
  },
  plan: async (context, ask) => {
    const { google, project } = context;
    const { billingAccountName, number, found } = await findBudget(context);
    const units = found
      ? null
      : await ask.text({
          message: 'How much may Google cost per month, in the currency of the billing account?',
          initial: '50',
          validate: (text) => (/^[1-9]\d{0,6}$/.test(text) ? undefined : 'Enter a whole number'),
        });
    const rules = {
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
    const hasTopic = await google.find(`${PUBSUB}/${topicName(context)}`, z.object({}));
    const before = hasTopic ? [] : [createTopic];
    if (found) {
      return [
        ...before,
        {
          description: `Let the budget alert at 50, 90 and 100 % and publish to "${TOPIC}"`,
          apply: async () => {
            const mask = 'updateMask=thresholdRules,notificationsRule';
            await google.patch(`${BUDGETS}/${found.name}?${mask}`, rules);
          },
        },
      ];
    }
    return [
      ...before,
      {
        description: `Create a budget of ${units} a month with alerts at 50, 90 and 100 %`,
        apply: async () => {
          await google.post(`${BUDGETS}/${billingAccountName}/budgets`, {
            displayName: project,
            budgetFilter: { projects: [`projects/${number}`], calendarPeriod: 'MONTH' },
            amount: { specifiedAmount: { units } },
            ...rules,
          });
        },
      },
    ];
  },
};
