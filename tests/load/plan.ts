import { z } from 'zod';

const personSchema = z.object({ uid: z.string(), email: z.string() });

const chatPlanSchema = z.object({
  /** Of the request; a conversation's id follows from its sides. */
  id: z.string(),
  kind: z.enum(['request', 'direct']),
  /** Who sends; the other one listens. */
  from: z.enum(['client', 'provider']),
  client: personSchema,
  provider: personSchema,
});
export type ChatPlan = z.infer<typeof chatPlanSchema>;

const runPlanSchema = z.object({
  /** Marks the messages of this run. */
  run: z.string(),
  /** Messages a second in each chat. */
  rate: z.number(),
  seconds: z.number(),
  /** Milliseconds since 1970: the same moment in all processes. */
  starts_at: z.number(),
  /** Of all processes; those of this one begin spread among them. */
  chats: z.number(),
});
export type RunPlan = z.infer<typeof runPlanSchema>;

/** What a process of senders and listeners is told. */
export const orderSchema = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('open'),
    kind: z.enum(['doorstep', 'bare']),
    chats: z.array(chatPlanSchema),
    /** The place of its first chat among all. */
    first: z.number(),
  }),
  z.object({ do: z.literal('warm') }),
  z.object({ do: z.literal('run'), plan: runPlanSchema }),
  z.object({ do: z.literal('stop') }),
  z.object({ do: z.literal('close') }),
]);
export type Order = z.infer<typeof orderSchema>;

const countsSchema = z.object({
  sent: z.number(),
  acknowledged: z.number(),
  delivered: z.number(),
  lost: z.number(),
  duplicated: z.number(),
  out_of_order: z.number(),
  refused: z.number(),
  unanswered: z.number(),
});

/** What it tells. */
export const wordSchema = z.discriminatedUnion('is', [
  z.object({ is: z.literal('done') }),
  /** Each second: how many messages were to be sent by now, and how many are answered. */
  z.object({ is: z.literal('progress'), due: z.number(), answered: z.number() }),
  z.object({
    is: z.literal('result'),
    counts: countsSchema,
    latencies: z.array(z.number()),
    /** Why sending failed, the first time. */
    refusal: z.string().nullable(),
  }),
  z.object({ is: z.literal('failed'), why: z.string() }),
]);
export type Word = z.infer<typeof wordSchema>;
export type Result = Extract<Word, { is: 'result' }>;

/** When a message of a chat is to be sent; the first of all chats are spread over one interval. */
export function dueAt({ rate, starts_at, chats }: RunPlan, chat: number, sequence: number): number {
  const interval = 1000 / rate;
  return starts_at + (chat / chats) * interval + (sequence - 1) * interval;
}

/** How many messages of a chat were to be sent by `now`. */
export function dueBy(plan: RunPlan, chat: number, now: number): number {
  const passed = now - dueAt(plan, chat, 1);
  if (passed < 0) return 0;
  return Math.min(lastOf(plan), Math.floor((passed * plan.rate) / 1000) + 1);
}

/** How many each chat has to send. */
export const lastOf = ({ rate, seconds }: RunPlan): number =>
  Math.max(1, Math.round(rate * seconds));
