import { serviceRequest, stored } from '@doorstep/local/demo/factories.ts';
import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { newClientProfile, newProfile, publishedProvider } from '../support/documents.ts';
import { expectAllowed, expectPermissionDenied } from '../support/expectations.ts';
import { RulesProject, session } from '../support/rules-project.ts';
import { commitCounted, countDocument, saveProfile } from '../support/write-batches.ts';

const project = new RulesProject('edit-counts', () => ({
  ...publishedProvider('provider-1'),
  'service_requests/request-1': stored(serviceRequest()),
}));

describe('an edit', () => {
  it('needs its counter: a profile, a status, an assignee', async () => {
    const provider = project.as(session('provider-1'));
    const [request, profile] = [
      doc(provider, 'service_requests/request-1'),
      doc(provider, 'client_profiles/provider-1'),
    ];
    const fields = newProfile('provider-3');
    const save = (counted: string | null) =>
      saveProfile(project.as(session('provider-3')), {
        uid: 'provider-3',
        profile: fields,
        claim: 'provider-3',
        counted,
      });
    await expectPermissionDenied(save(null));
    await expectPermissionDenied(save('client_profiles/provider-3'));
    await expectAllowed(save('provider_profiles/provider-3'));
    const status = {
      ...{ status: 'completed', status_changed_by: 'provider-1' },
      status_changed_at: serverTimestamp(),
    };
    for (const fields of [status, { assignee_uid: 'provider-1' }]) {
      await expectPermissionDenied(updateDoc(request, fields));
      await expectAllowed(project.update(session('provider-1'), request.path, fields));
    }
    await expectPermissionDenied(setDoc(profile, newClientProfile('provider-1')));
    await expectAllowed(
      project.set(session('provider-1'), profile.path, newClientProfile('provider-1')),
    );
    // The counter still names the document, but it is of an earlier write.
    await expectPermissionDenied(setDoc(profile, newClientProfile('provider-1')));
  });

  it('is counted once for each document: two edits share no count', async () => {
    const provider = project.as(session('provider-1'));
    await project.seed({
      'service_requests/request-2': stored(serviceRequest({ id: 'request-2' })),
    });
    const both = commitCounted(provider, (batch, begins) => {
      for (const id of ['request-1', 'request-2']) {
        batch.update(doc(provider, 'service_requests', id), { assignee_uid: null });
      }
      const counter = doc(provider, 'edit_counts/provider-1');
      countDocument(batch, counter, 'service_requests/request-2', begins);
    });
    await expectPermissionDenied(both);
  });

  it('is denied above the limit: edits', async () => {
    await project.seed({
      'edit_counts/client-1': {
        ...{ count: 299, last_id: 'earlier/document' },
        ...{ counted_at: new Date(), started_at: new Date() },
      },
    });
    const save = () =>
      project.set(session('client-1'), 'client_profiles/client-1', newClientProfile('client-1'));
    await expectAllowed(save());
    await expectPermissionDenied(save());
  });
});
