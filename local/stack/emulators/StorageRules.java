import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.protobuf.util.JsonFormat;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/**
 * Evaluates storage.rules where the official rules runtime of the Storage emulator is missing. The
 * rules engine is Google's own, from the Firestore emulator's jar, which is on the class path (see
 * emulator-jars.ts). This file speaks the Storage emulator's protocol, one JSON object a line:
 * `load_ruleset` compiles, `verify` evaluates. An evaluation error is a denial.
 */
public final class StorageRules {
  private final Map<String, DefaultEvaluator> rulesets = new HashMap<>();

  public static void main(String[] args) throws Exception {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    // Only answers belong on standard output.
    System.setOut(System.err);
    StorageRules rules = new StorageRules();
    out.println("{\"id\":-1,\"status\":\"ok\",\"action\":\"ready\"}");
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      if (!line.isBlank()) out.println(rules.answer(JsonParser.parseString(line).getAsJsonObject()));
    }
  }

  private JsonObject answer(JsonObject request) {
    JsonObject answer = new JsonObject();
    answer.add("id", request.get("id"));
    answer.addProperty("status", "ok");
    answer.add("errors", new JsonArray());
    answer.add("warnings", new JsonArray());
    JsonObject context = request.getAsJsonObject("context");
    switch (request.get("action").getAsString()) {
      case "load_ruleset" -> answer.add("result", load(context, answer));
      case "verify" -> answer.add("result", verify(context, answer));
      default -> answer.getAsJsonArray("errors").add("Unknown action");
    }
    return answer;
  }

  private JsonObject load(JsonObject context, JsonObject answer) {
    Source.Builder source = Source.newBuilder();
    for (JsonElement file : context.getAsJsonObject("source").getAsJsonArray("files")) {
      source.addFiles(
          File.newBuilder()
              .setName(file.getAsJsonObject().get("name").getAsString())
              .setContent(file.getAsJsonObject().get("content").getAsString()));
    }
    CompileResult compiled = FirebaseRulesProtoCompiler.createStandalone().compile(source.build());
    boolean failed = false;
    for (Issue issue : compiled.getIssues()) {
      boolean error = issue.getSeverity() == Issue.Severity.ERROR;
      failed |= error;
      answer.getAsJsonArray(error ? "errors" : "warnings").add(describe(issue));
    }
    if (!failed) {
      String name = context.get("rulesetName").getAsString();
      rulesets.put(name, new DefaultEvaluator(compiled.getRulesetAst()));
    }
    JsonObject result = new JsonObject();
    result.addProperty("rulesVersion", 2);
    return result;
  }

  private static String describe(Issue issue) {
    return issue.getSourcePosition().getFileName()
        + ":" + issue.getSourcePosition().getLine()
        + ": " + issue.getDescription();
  }

  private JsonObject verify(JsonObject context, JsonObject answer) {
    boolean permit = false;
    try {
      permit = evaluate(context);
    } catch (Exception failure) {
      Throwable cause = failure.getCause() == null ? failure : failure.getCause();
      answer.getAsJsonArray("warnings").add("Denied, the rules did not evaluate: " + cause);
    }
    JsonObject result = new JsonObject();
    result.addProperty("permit", permit);
    return result;
  }

  private boolean evaluate(JsonObject context) throws Exception {
    AuthRuleEvaluator.RuleContext.Builder rule =
        new AuthRuleEvaluator.RuleContext.Builder()
            .service("firebase.storage")
            .method(context.get("method").getAsString())
            .path(context.get("path").getAsString());
    for (Map.Entry<String, JsonElement> variable : context.getAsJsonObject("variables").entrySet()) {
      ExpressionValue.Builder value = ExpressionValue.newBuilder();
      JsonFormat.parser().ignoringUnknownFields().merge(variable.getValue().toString(), value);
      rule.supplyVariable(variable.getKey(), value.build());
    }
    DefaultEvaluator ruleset = rulesets.get(context.get("rulesetName").getAsString());
    return ruleset.evaluate(rule.build()).get().permit();
  }
}
