import { type RefObject, useEffect, useRef, useState } from "react";

/** Whether an element is in view, or has been. @returns what the element's `ref` gets, and the answer */
export function useInView<E extends Element>(): [RefObject<E | null>, boolean] {
  const place = useRef<E>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return [place, isSeen];
}
