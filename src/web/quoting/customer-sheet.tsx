import { useEffect, useState } from "react";
import type { Customer } from "#domain/customers/customer.ts";
import { isEmail } from "#domain/customers/email-address.ts";
import { messages } from "#web/base/messages.ts";
import { PhoneSheet } from "#web/overlays/phone-sheet.tsx";
import { useLoadedWhenIdle, usePart } from "#web/overlays/use-part.ts";
import { hasAll, newCustomer, pickedCustomer } from "#web/quoting/choose-customer.ts";
import type { CustomerFieldsProps } from "#web/quoting/customer-fields.tsx";
import { CustomerSearch } from "#web/quoting/customer-search.tsx";
import { fieldIds } from "#web/quoting/field-ids.ts";
import { ReachBox } from "#web/quoting/reach-box.tsx";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** The boxes of a customer: a new document does without them until its customer is known. */
const loadBoxes = () => import("#web/quoting/customer-boxes.tsx");

interface CustomerSheetProps extends CustomerFieldsProps {
  /** The field that gets the focus, "" for none in particular. */
  fieldId: string;
  finalFocus: () => HTMLElement | null;
  /** Called when it is closed without an answer. */
  onClose: () => void;
  /** Called when a customer with all that the document asks for was picked, and by "Done". */
  onDone: () => void;
  /** Called when the boxes could not be loaded. */
  onFailed: () => void;
}

/**
 * The customer of a document on a phone: a search, and below it the customers, or the details of the one who was
 * chosen. What is typed counts at once.
 */
export function CustomerSheet({
  fieldId,
  finalFocus,
  onClose,
  onDone,
  onFailed,
  ...customer
}: CustomerSheetProps) {
  const { kind, words, isOfRecord, errorOf, dispatch } = customer;
  const [isChosen, setChosen] = useState(() =>
    [words.customerName, words.customerEmail, words.customerPhone].some(Boolean),
  );
  const [inOneBox, setInOneBox] = useState(!isOfRecord && !(words.customerEmail && words.customerPhone));
  const [target, setTarget] = useState(isChosen ? fieldId : "");
  useLoadedWhenIdle(loadBoxes);
  const boxes = usePart(loadBoxes, isChosen, onFailed);
  const areThere = boxes !== null;
  useEffect(() => {
    if (areThere && target !== "") document.getElementById(target)?.focus();
  }, [areThere, target]);
  const pick = (picked: Customer) => {
    dispatch(pickedCustomer(picked));
    if (hasAll(kind, picked)) return onDone();
    setChosen(true);
    setInOneBox(false);
    setTarget(fieldIds.customerEmail);
  };
  const create = (name: string) => {
    dispatch(newCustomer(name, isOfRecord));
    setChosen(true);
    setInOneBox(true);
    const hasPhone = !isOfRecord && words.customerEmail === "" && words.customerPhone !== "";
    setTarget(hasPhone ? fieldIds.customerPhone : fieldIds.customerEmail);
  };
  const [isTried, setTried] = useState(false);
  const email = words.customerEmail.trim();
  const isWrong = email !== "" && !isEmail(email);
  const boxErrors = (id: string) =>
    isTried && isWrong && id === fieldIds.customerEmail ? messages()[kind].invalidEmail : errorOf(id);
  const boxed = { ...customer, errorOf: boxErrors };
  const done = () => {
    const box = document.getElementById(fieldIds.customerEmail);
    // While somebody else is searched for, the box is not there.
    if (!isWrong || box === null) return onDone();
    setTried(true);
    box.focus();
  };
  return (
    <PhoneSheet
      title="Customer"
      onClose={onClose}
      finalFocus={finalFocus}
      footer={isChosen && <Button onClick={done}>Done</Button>}
    >
      <CustomerSearch {...customer} isFocused={!isChosen} onPick={pick} onCreate={create}>
        {isChosen &&
          (boxes ? (
            <boxes.CustomerBoxes {...boxed} reachBox={inOneBox && <ReachBox {...boxed} />} />
          ) : (
            <Skeleton className="h-48 shrink-0" />
          ))}
      </CustomerSearch>
    </PhoneSheet>
  );
}
