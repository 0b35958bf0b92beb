import { useEffect, useState, type ReactNode } from 'react';
import { BRAND } from '@doorstep/domain/brand';
import { Heading, Text } from '@chakra-ui/react';
import { useLoad } from '../../lib/use-load.ts';
import { CardSkeletons } from '../../ui/feedback/states.tsx';
import { arrivalSound, playArrivalSound } from '../../lib/arrival-sound.ts';
import { Switch } from '../../ui/forms/switch.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { EVERYTHING } from './account-texts.ts';
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

/** Switches the sound of arriving requests and messages on or off, and plays it when it is on. */
function ArrivalSoundSetting() {
  const [isOn, setOn] = useState(arrivalSound.isOn);
  const change = (next: boolean) => {
    arrivalSound.set(next);
    setOn(next);
    if (next) playArrivalSound();
  };
  return (
    <Panel as="section" aria-labelledby="arrival-sound" mt="6">
      <Heading as="h2" size="md" id="arrival-sound" mb="3">
        Sound
      </Heading>
      <Text color="fg.muted" mb="3">
        Plays when you get a new message or request while {BRAND.name} is open in this browser.
      </Text>
      <Switch checked={isOn} onChange={change}>
        Play a sound
      </Switch>
    </Panel>
  );
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
