import { z } from 'zod';

// Parses what a browser receives from and sends to Firestore over WebChannel.

const messageSchema = z.object({
  targetChange: z
    .object({ targetChangeType: z.string().optional(), targetIds: z.array(z.number()).default([]) })
    .optional(),
  documentChange: z
    .object({
      document: z.object({ name: z.string(), updateTime: z.string() }),
      targetIds: z.array(z.number()).default([]),
    })
    .optional(),
});
/** A frame has numbered parts. The answer to what the browser sends has numbers only. */
const framesSchema = z.array(z.tuple([z.number(), z.unknown()]).or(z.number()));

/** Returns the messages of a stream: frames of a length, a line feed and JSON. */
function messagesOf(text: string): z.infer<typeof messageSchema>[] {
  const messages: z.infer<typeof messageSchema>[] = [];
  for (let at = 0; at < text.length;) {
    const lineEnd = text.indexOf('\n', at);
    const end = lineEnd + 1 + Number(text.slice(at, lineEnd));
    // The last frame may be incomplete.
    if (lineEnd === -1 || end > text.length) break;
    for (const part of framesSchema.parse(JSON.parse(text.slice(lineEnd + 1, end)))) {
      const content = typeof part === 'number' ? null : part[1];
      for (const one of Array.isArray(content) ? content : []) {
        const message = messageSchema.safeParse(one);
        if (message.success) messages.push(message.data);
      }
    }
    at = end;
  }
  return messages;
}

/**
 * Returns the documents that the service charges for a page's listeners: each version of a document
 * once for each target, and one for a target without documents. The emulator sends all documents of
 * a query again when one changes; the service does not.
 */
export function countListened(streams: readonly string[]): number {
  const versions = new Set<string>();
  const targets = new Set<number>();
  const filled = new Set<number>();
  for (const { targetChange, documentChange } of streams.flatMap(messagesOf)) {
    if (targetChange?.targetChangeType === 'ADD') {
      for (const id of targetChange.targetIds) targets.add(id);
    }
    for (const id of documentChange?.targetIds ?? []) {
      filled.add(id);
      versions.add(`${id} ${documentChange?.document.name} ${documentChange?.document.updateTime}`);
    }
  }
  return versions.size + [...targets].filter((id) => !filled.has(id)).length;
}

const answersSchema = z.union([z.array(z.looseObject({})), z.looseObject({})]);

/** Returns the documents of a REST answer of `:runQuery` or `:batchGet`, at least one. */
export function countAnswered(text: string): number {
  const answers = [answersSchema.parse(JSON.parse(text))].flat();
  const documents = answers.filter(
    (one) => 'document' in one || 'found' in one || 'missing' in one,
  );
  return Math.max(1, documents.length);
}

const writesSchema = z.object({
  writes: z.array(z.looseObject({ delete: z.string().optional() })).default([]),
});

/** Returns the writes and deletes in what a page sends: JSON, or a form of a WebChannel. */
export function countSent(body: string): { writes: number; deletes: number } {
  const texts = body.startsWith('{')
    ? [body]
    : [...new URLSearchParams(body)].filter(([key]) => key.includes('_data__')).map(([, v]) => v);
  let [writes, deletes] = [0, 0];
  for (const text of texts) {
    for (const write of writesSchema.parse(JSON.parse(text)).writes) {
      if (write.delete === undefined) writes += 1;
      else deletes += 1;
    }
  }
  return { writes, deletes };
}
