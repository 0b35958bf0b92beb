import { Button, Flex } from '@chakra-ui/react';

interface ListChoiceProps<List extends string> {
  /** The name of the group of buttons. */
  label: string;
  /** The lists with the labels of their buttons. */
  lists: Readonly<Record<List, string>>;
  chosen: List;
  onChoose: (list: List) => void;
}

/** Buttons that choose which of several lists is shown. */
export function ListChoice<List extends string>(props: ListChoiceProps<List>) {
  const { label, lists, chosen, onChoose } = props;
  const isList = (key: string): key is List => key in lists;
  return (
    <Flex gap="2" wrap="wrap" role="group" aria-label={label}>
      {Object.keys(lists)
        .filter(isList)
        .map((list) => (
          <Button
            key={list}
            variant={list === chosen ? 'solid' : 'outline'}
            aria-pressed={list === chosen}
            onClick={() => onChoose(list)}
          >
            {lists[list]}
          </Button>
        ))}
    </Flex>
  );
}
