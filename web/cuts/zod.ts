import { only, type Cut } from './cut.ts';

export const zod: Record<string, Cut> = {
  /**
   * Every schema names its translation to JSON Schema, and so brings the translator; every string all
   * formats there are (`z.email()` is what we say, not `z.string().email()`).
   */
  'JSON Schema': {
    file: /zod\/v4\/classic\/schemas\.js$/,
    replace: [
      [/^(export const ZodString = [^]*?^\}, \{)[^]*?^(?=\}\);)/m, '$1'],
      // It makes functions of texts, which our security policy forbids: the other one is what runs anyway.
      [/\$ZodObjectJIT\b/g, '$ZodObject'],
      [/^ *inst\._zod\.processJSONSchema = .*;$/gm, '', 41],
      [/createStandardJSONSchemaMethod\(this, "\w+"\)/g, 'undefined', 2],
      [/createToJSONSchemaMethod\(this, \{\}\)\(params\)/, 'undefined'],
      [/\bprocessors\.aggregateChecks\(inst\)/g, 'undefined', 12],
    ],
  },
  /** What it says by itself of what is wrong: a form says it in our words. */
  'words of its own': {
    file: /zod\/v4\/classic\/schemas\.js$/,
    replace: [[/\bcore\.config\(en\(\)\)/, 'undefined']],
  },
  /** Care for values that hold themselves, which no schema of ours takes. */
  'schemas within themselves': {
    file: /zod\/v4\/classic\/schemas\.js$/,
    replace: [only('_ensureDefaultMemoizer', '')],
  },
};
