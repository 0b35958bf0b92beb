import { Box, Button, Flex, Heading, SimpleGrid, Skeleton } from '@chakra-ui/react';
import { ChartColumn, Table } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useLoad } from '../../lib/use-load.ts';
import { ErrorState } from '../feedback/states.tsx';
import { Panel } from '../layout/page.tsx';

interface ChartPanelProps<Code> {
  title: string;
  level: 'h2' | 'h3';
  /** Loads the code of the charts. */
  load: () => Promise<Code>;
  renderCharts: (code: Code) => readonly [ReactNode, ReactNode];
  /** Renders the same numbers as a table, which screen readers read at any time. */
  renderTable: (isVisible: boolean) => ReactNode;
}

/** Two charts beside each other, and a button that shows a table in their place. */
export function ChartPanel<Code>(props: ChartPanelProps<Code>) {
  const { title, level, load, renderCharts, renderTable } = props;
  const id = useId();
  const [showsTable, setShowsTable] = useState(false);
  const code = useLoad(`charts of ${title}`, load);
  return (
    <Panel as="section" aria-labelledby={id}>
      <Flex gap="3" mb="4" wrap="wrap" justify="space-between" align="center">
        <Heading as={level} size="md" id={id}>
          {title}
        </Heading>
        <Button
          variant="outline"
          size="sm"
          minH="11"
          aria-pressed={showsTable}
          onClick={() => setShowsTable(!showsTable)}
        >
          {showsTable ? <ChartColumn /> : <Table />}
          <span>{showsTable ? 'Show charts' : 'Show table'}</span>
        </Button>
      </Flex>
      {!showsTable && code.status === 'loading' && <Skeleton h="16rem" />}
      {!showsTable && code.status === 'error' && (
        <ErrorState onRetry={code.reload}>We couldn't load the charts.</ErrorState>
      )}
      {!showsTable && code.status === 'ready' && (
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap="8">
          {renderCharts(code.data).map((chart, i) => (
            <Box key={i} minW="0">
              {chart}
            </Box>
          ))}
        </SimpleGrid>
      )}
      {renderTable(showsTable)}
    </Panel>
  );
}
