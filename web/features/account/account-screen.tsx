import { useEffect, type ReactNode } from 'react';
import { useLoad } from '../../lib/use-load.ts';
import { CardSkeletons } from '../../ui/feedback/states.tsx';
import { EVERYTHING } from './account-texts.ts';
import { ArrivalSoundSetting } from './arrival-sound-setting.tsx';
import { ChangeEmail } from './change-email.tsx';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { DownloadData } from './download-data.tsx';

interface AccountScreenProps {
  uid: string;
  email: string;
  /** The person's plan. */
  plan: ReactNode;
  /** The team that the person is a member of. */
  team: ReactNode;
  support: ReactNode;
}

/** Imports the code with Firestore on demand, so that the screen does not wait for it. */
async function loadContents(uid: string, email: string) {
  const { loadAccountContents } = await import('../../data/account/account-contents.ts');
  return loadAccountContents(uid, email);
}

/** The account's settings. Its texts mention only what the account contains. */
export function AccountScreen({ uid, email, plan, team, support }: AccountScreenProps) {
  const loaded = useLoad(`account-contents:${uid}`, () => loadContents(uid, email));
  const failure = loaded.status === 'error' ? loaded.error : null;
  useEffect(() => {
    if (failure) console.error('Cannot tell what the account contains', failure);
  }, [failure]);

  if (loaded.status === 'loading') return <CardSkeletons label="Loading..." count={3} />;
  const contents = loaded.status === 'ready' ? loaded.data : EVERYTHING;
  return (
    <>
      {plan}
      {team}
      <ChangeEmail email={email} />
      {contents.password && <ChangePassword email={email} />}
      <ArrivalSoundSetting />
      {support}
      <DownloadData contents={contents} />
      <DeleteAccount contents={contents} />
    </>
  );
}
