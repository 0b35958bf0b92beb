import { expect, test } from 'vitest';
import { countBegun, countSent, describeSent, documentsOf, newOf } from './sent-documents.ts';

const named = (path: string, version: string) => `{
  "name": "projects/demo/databases/(default)/documents/${path}",
  "fields": { "message": { "stringValue": "x" } },
  "createTime": "2026-01-01T00:00:00Z",
  "updateTime": "${version}"
}`;
const overStream = (path: string, version: string) =>
  `[[3,[{ "documentChange": { "document": ${named(path, version)}, "targetIds": [2] } }]]]`;

test('documents are counted by collection, over a stream and as single answers', () => {
  const answers =
    overStream('chat_messages/a', '1') +
    overStream('chat_messages/b', '1') +
    `[{ "found": ${named('user_roles/x', '1')} }]`;
  const sent = countSent(answers, new Set());
  expect(sent).toEqual({
    chat_messages: { documents: 2, again: 0 },
    user_roles: { documents: 1, again: 0 },
  });
  expect(documentsOf(sent, ['chat_messages', 'conversations'])).toBe(2);
});

test('one that was sent before is told from one that has changed', () => {
  const known = new Set<string>();
  countSent(overStream('chat_messages/a', '1') + overStream('service_requests/r', '1'), known);
  const sent = countSent(
    overStream('chat_messages/a', '1') +
      overStream('chat_messages/b', '2') +
      overStream('service_requests/r', '2'),
    known,
  );
  expect(describeSent(sent)).toBe('chat_messages 2, 1 of them again; service_requests 1');
  expect(describeSent(sent, ['chat_messages'])).toBe('service_requests 1');
  expect(newOf(sent, 'chat_messages')).toBe(1);
});

test('what is removed or only named is not counted', () => {
  const answers = '{ "documentDelete": { "document": "projects/demo/documents/chat_messages/a" } }';
  expect(countSent(answers, new Set())).toEqual({});
});

test('listeners that are begun are counted', () => {
  const answers =
    '{ "targetChange": { "targetChangeType": "ADD", "targetIds": [2] } }' +
    '{ "targetChange": { "targetChangeType": "RESET", "targetIds": [2] } }';
  expect(countBegun(answers)).toBe(1);
});
