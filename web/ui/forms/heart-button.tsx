import { Button, type ButtonProps } from '@chakra-ui/react';
import { toAppError } from '@doorstep/domain/app-error';
import { isolate } from '@doorstep/domain/text';
import { Heart } from 'lucide-react';
import { toast } from '../feedback/toast.tsx';

/** Says that a professional was neither saved nor removed. */
export function toastSaveError(error: unknown): void {
  console.warn('A professional was not saved or removed', error);
  toast.error(
    toAppError(error).personMessage ??
      "That didn't work. Please check your connection and try again.",
  );
}

interface HeartButtonProps extends ButtonProps {
  /** The professional's name. */
  name: string;
  isSaved: boolean;
  /** Stores the choice. Returns whether it was a visitor's first one in this browser. */
  save: (saved: boolean) => Promise<boolean>;
}

/** The heart that saves a professional, or removes them from the saved ones. */
export function HeartButton({ name, isSaved, save, children, ...props }: HeartButtonProps) {
  const press = async () => {
    try {
      if (await save(!isSaved))
        toast.info("Saved in this browser. Sign in to keep it and see everyone you've saved.");
    } catch (error) {
      toastSaveError(error);
    }
  };
  return (
    <Button
      variant="outline"
      minW="11"
      minH="11"
      aria-pressed={isSaved}
      aria-label={`Save ${isolate(name)}`}
      onClick={() => void press()}
      _print={{ display: 'none' }}
      {...props}
    >
      <Heart aria-hidden="true" size={18} fill={isSaved ? 'currentColor' : 'none'} />
      {children}
    </Button>
  );
}
