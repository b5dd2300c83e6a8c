import { describe, expect, test } from "vitest";
import { displayNameOf, initialsOf } from "#web/frame/person-name.ts";

describe("a person in the user menu", () => {
  test("is shown by first and last name", () => {
    const person = { firstName: "ann", lastName: "Lee", email: "office@lee.example" };
    expect(initialsOf(person)).toBe("AL");
    expect(displayNameOf(person)).toBe("ann Lee");
  });

  test("without a name is shown by the e-mail", () => {
    const person = { firstName: " ", lastName: null, email: "bob.the.builder@site.example" };
    expect(initialsOf(person)).toBe("BO");
    expect(displayNameOf(person)).toBe("bob.the.builder");
  });

  test("with one name only is shown by that", () => {
    expect(initialsOf({ firstName: "Cher", lastName: "", email: "x@y.example" })).toBe("C");
    expect(displayNameOf({ firstName: "", lastName: "Cher" })).toBe("Cher");
  });

  test("about whom nothing is known is User, US", () => {
    expect(initialsOf({})).toBe("US");
    expect(displayNameOf({})).toBe("User");
  });

  test("keeps whole letters of any script", () => {
    expect(initialsOf({ firstName: "𝒜nn", lastName: "Élan" })).toBe("𝒜É");
  });
});
