import { Flex, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { findOwnProfile } from '../../../data/profiles/own-profile.ts';
import { paths } from '../../../lib/paths.ts';
import { useLoad } from '../../../lib/use-load.ts';
import { ButtonLink } from '../../../ui/layout/primitives.tsx';
import { Panel } from '../../../ui/layout/page.tsx';

/** Tells a professional without a published page that requests come through it. */
export function PageHint({ uid }: { uid: string }) {
  const profile = useLoad(`own-profile:${uid}`, () => findOwnProfile(uid));
  const failure = profile.status === 'error' ? profile.error : null;
  useEffect(() => {
    if (failure) console.warn('Could not check whether there is a public page', failure);
  }, [failure]);

  if (profile.status !== 'ready' || profile.data?.published) return null;
  const isMissing = profile.data === null;
  return (
    <Panel mb="6" bg="accent.subtle" borderColor="accent.emphasized">
      <Flex gap="4" align="center" justify="space-between" wrap="wrap">
        <Text flex="1 1 16rem">
          {isMissing
            ? "You don't have a public page yet. Create one so clients can find you and send requests."
            : "Your public page isn't published. Publish it so clients can send requests."}
        </Text>
        <ButtonLink to={paths.profileEditor}>
          {isMissing ? 'Create your page' : 'Finish your page'}
        </ButtonLink>
      </Flex>
    </Panel>
  );
}
