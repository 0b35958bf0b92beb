import { z } from 'zod';
import { readStack } from '../../support/stack.ts';

const addressSchema = z.object({ address: z.string() });
const receivedSchema = z.object({
  id: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  to: z.array(addressSchema),
  envelope: z.object({ to: z.array(z.union([z.string(), addressSchema])) }),
});
export type Received = z.infer<typeof receivedSchema>;

/** What has come, in that order, without the `skip` oldest. */
export async function inbox(skip = 0): Promise<Received[]> {
  const response = await fetch(`${readStack().mail}/api/email?skip=${skip}`);
  return z.array(receivedSchema).parse(await response.json());
}

/** The headers as they were sent, a line each, in their order. */
export async function headersOf({ id }: Received): Promise<string[]> {
  const response = await fetch(`${readStack().mail}/api/email/${id}/source`);
  const [head = ''] = (await response.text()).split(/\r?\n\r?\n/);
  return head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
}

/** What the HTML is made of but its texts: tags and their attributes; line breaks are text. */
export function skeletonOf({ html }: Received): string[] {
  const tags = html.replaceAll('<br>', '').match(/<[^>]*>/g) ?? [];
  return tags.map((tag) => tag.replace(/token=[^"&]*/g, 'token'));
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** What a person reads of the HTML. */
export function readable({ html }: Received): string {
  const text = html
    .replace(/<head>[\s\S]*?<\/head>/, '')
    .replaceAll('<br>', '\n')
    .replace(/<[^>]*>/g, ' ');
  return text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}
