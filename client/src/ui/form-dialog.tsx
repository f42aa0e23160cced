import { type FormEvent, type ReactNode, useId } from "react";
import { Button, type ButtonVariant } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

interface FormDialogProps {
  readonly title: string;
  readonly description?: string;
  /** What the button that sends the form says, and what it says meanwhile. */
  readonly action: string;
  readonly pending?: string;
  readonly isPending?: boolean;
  readonly variant?: ButtonVariant;
  /** What the button that leaves everything as it is says. */
  readonly cancel?: string;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A short form in a dialog: its fields scroll, Cancel and the button that sends it stay in place. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    description,
    action,
    pending = action,
    isPending = false,
    variant,
    cancel = "Cancel",
  } = props;
  const formId = useId();
  return (
    <Dialog
      onClose={props.onClose}
      startsInField
      title={title}
      description={description}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={props.onClose} className="max-sm:grow">
            {cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            {...(variant && { variant })}
            isBusy={isPending}
            className="max-sm:grow"
          >
            {isPending ? pending : action}
          </Button>
        </div>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          props.onSubmit(event);
        }}
      >
        {props.children}
      </form>
    </Dialog>
  );
}
