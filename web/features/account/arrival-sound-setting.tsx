import { BRAND } from '@doorstep/domain/brand';
import { Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { arrivalSound, playArrivalSound } from '../../lib/arrival-sound.ts';
import { Switch } from '../../ui/forms/switch.tsx';
import { Panel } from '../../ui/layout/page.tsx';

/** Switches the sound of arriving requests and messages on or off, and plays it when it is on. */
export function ArrivalSoundSetting() {
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
        Plays when something arrives for you while {BRAND.name} is open in this browser.
      </Text>
      <Switch checked={isOn} onChange={change}>
        Play a sound
      </Switch>
    </Panel>
  );
}
