import { Box, Heading, Text } from '@chakra-ui/react';
import { toAppError } from '@doorstep/domain/app-error';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { beginDataExport, type DataExport } from '../../data/account/data-export.ts';
import { Panel } from '../../ui/layout/page.tsx';
import { SteadyButton } from '../../ui/forms/aria-disabled-button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { ACCOUNT_MESSAGES } from './messages.ts';

type State = 'idle' | 'running' | 'interrupted' | 'done';

const number = new Intl.NumberFormat('en');
const LABELS: Record<State, string> = {
  idle: 'Download my data',
  running: 'Downloading...',
  interrupted: 'Continue',
  done: 'Download again',
};

function save({ name, contents }: ReturnType<DataExport['file']>): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(contents);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Saves all that is stored of the person as one file. An interrupted download goes on where it was. */
export function DownloadData() {
  const [state, setState] = useState<State>('idle');
  const [count, setCount] = useState(0);
  const current = useRef<DataExport | null>(null);

  const run = async () => {
    const download = (current.current ??= beginDataExport());
    setState('running');
    setCount(download.count());
    try {
      await download.fetchRest(() => setCount(download.count()));
    } catch (error) {
      console.warn('The download was interrupted', toAppError(error).message);
      toast.error(ACCOUNT_MESSAGES.interrupted);
      setState('interrupted');
      return;
    }
    save(download.file());
    current.current = null;
    setState('done');
  };

  return (
    <Panel as="section" aria-labelledby="download-data" mt="6">
      <Heading as="h2" size="md" id="download-data" mb="3">
        Your data
      </Heading>
      <Text color="fg.muted" mb="5">
        A file with everything we store about you: your account and page, your requests and
        messages, links to your pictures, and a list of the emails we sent you.
      </Text>
      <Box>
        <SteadyButton variant="outline" off={state === 'running'} onClick={() => void run()}>
          <Download />
          {LABELS[state]}
        </SteadyButton>
      </Box>
      <Text role="status" color="fg.muted" mt="3" minH="6">
        {state === 'running' && `${number.format(count)} entries so far`}
        {state === 'interrupted' && `Interrupted after ${number.format(count)} entries.`}
        {state === 'done' && `Saved, with ${number.format(count)} entries.`}
      </Text>
    </Panel>
  );
}
