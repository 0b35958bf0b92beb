import { Flex, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { paths } from '../../lib/paths.ts';
import { useLoad } from '../../lib/use-load.ts';
import { ButtonLink } from '../../ui/layout/primitives.tsx';
import { Panel } from '../../ui/layout/page.tsx';

/** The screen does not wait for that code. */
async function ownProfile(uid: string) {
  const { findOwnProfile } = await import('../../data/profiles/own-profile.ts');
  return findOwnProfile(uid);
}

/** Requests come by the public page: says so to who has none yet, or has not published it. */
export function PageHint({ uid }: { uid: string }) {
  const profile = useLoad(`own-profile:${uid}`, () => ownProfile(uid));
  const failure = profile.status === 'error' ? profile.error : null;
  useEffect(() => {
    if (failure) console.warn('Cannot tell whether there is a public page', failure);
  }, [failure]);

  if (profile.status !== 'ready' || profile.data?.published) return null;
  const missing = profile.data === null;
  return (
    <Panel mb="6" bg="accent.subtle" borderColor="accent.emphasized">
      <Flex gap="4" align="center" justify="space-between" wrap="wrap">
        <Text flex="1 1 16rem">
          {missing
            ? "You don't have a public page yet. Create one so clients can find you and send requests."
            : "Your public page isn't published. Publish it so clients can send requests."}
        </Text>
        <ButtonLink to={paths.profileEditor}>
          {missing ? 'Create your page' : 'Finish your page'}
        </ButtonLink>
      </Flex>
    </Panel>
  );
}
