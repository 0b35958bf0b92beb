import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';

export interface Question {
  question: string;
  answer: string;
}

/** Questions that open their answers. Native details elements work before the app has loaded. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  return (
    <Box borderTopWidth="1px">
      {questions.map(({ question, answer }) => (
        <chakra.details
          key={question}
          borderBottomWidth="1px"
          css={{
            '& svg': { flexShrink: 0, color: 'fg.muted' },
            '&[open] svg': { transform: 'rotate(180deg)' },
          }}
        >
          <Flex
            as="summary"
            minH="14"
            py="3"
            gap="4"
            align="center"
            justify="space-between"
            cursor="pointer"
            fontWeight="600"
            focusVisibleRing="outside"
            // Hides the marker in Safari. The others have none, because this is a flex box.
            css={{ '&::-webkit-details-marker': { display: 'none' } }}
          >
            <span>{question}</span>
            <ChevronDown size={20} aria-hidden="true" />
          </Flex>
          <Text pb="5" maxW="46rem" color="fg.muted" textWrap="pretty">
            {answer}
          </Text>
        </chakra.details>
      ))}
    </Box>
  );
}
