import { BRAND } from '@doorstep/domain/brand';
import { Box, Heading, Text } from '@chakra-ui/react';
import { toAppError } from '@doorstep/domain/app-error';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { sessionGuard } from '../../data/auth/session-guard.ts';
import { startDataExport, type DataExport } from '../../data/account/data-export.ts';
import { downloadFile } from '../../lib/files/download-file.ts';
import { Panel } from '../../ui/layout/page.tsx';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import type { AccountContents } from '../../data/account/account-contents.ts';
import { exportText } from './account-texts.ts';
import { ACCOUNT_MESSAGES } from './messages.ts';

type State = 'idle' | 'running' | 'interrupted' | 'done';

const numberFormat = new Intl.NumberFormat(BRAND.locale);
const LABELS: Record<State, string> = {
  idle: 'Download my data',
  running: 'Downloading...',
  interrupted: 'Continue',
  done: 'Download again',
};

function statusText(state: State, count: string): string | null {
  if (state === 'running') return `${count} items so far`;
  if (state === 'interrupted') return `Interrupted after ${count} items.`;
  return state === 'done' ? `Saved ${count} items.` : null;
}

/**
 * Downloads everything stored about the person as one file. An interrupted download can continue.
 */
export function DownloadData({ contents }: { contents: AccountContents }) {
  const [state, setState] = useState<State>('idle');
  const [count, setCount] = useState(0);
  const download = useRef<DataExport | null>(null);

  const run = async () => {
    const dataExport = (download.current ??= startDataExport());
    const isSameSession = sessionGuard();
    setState('running');
    setCount(dataExport.count());
    try {
      await dataExport.fetchRest(() => setCount(dataExport.count()));
    } catch (error) {
      console.warn('The download was interrupted', toAppError(error).message);
      if (!isSameSession()) return;
      toast.error(ACCOUNT_MESSAGES.interrupted);
      setState('interrupted');
      return;
    }
    if (!isSameSession()) return;
    const file = dataExport.file();
    downloadFile(file.name, file.contents);
    download.current = null;
    setState('done');
  };

  return (
    <Panel as="section" aria-labelledby="download-data" mt="6">
      <Heading as="h2" size="md" id="download-data" mb="3">
        Your data
      </Heading>
      <Text color="fg.muted" mb="5">
        {exportText(contents)}
      </Text>
      <Box>
        <AriaDisabledButton variant="outline" off={state === 'running'} onClick={() => void run()}>
          <Download />
          <span>{LABELS[state]}</span>
        </AriaDisabledButton>
      </Box>
      <Text role="status" color="fg.muted" mt="3" minH="6">
        {statusText(state, numberFormat.format(count))}
      </Text>
    </Panel>
  );
}
